import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import type { DeviceRegulation, RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { keepRegulation, keptRegulation } from './kept-regulation.ts';

/**
 * The regulatory domain: the session's if usable, else the device's, which is then stored in the session. A
 * device without the call has none.
 */
export async function readRegulation(
  port: Pick<RegulatoryDomainPort, 'read'>,
  store: SessionStore,
): Promise<DeviceRegulation> {
  const kept = keptRegulation(store);
  if (kept !== undefined) return kept;
  try {
    const regulation = await port.read();
    keepRegulation(store, regulation);
    return regulation;
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure !== undefined && failureStatus(failure) === NOT_FOUND) return {};
    throw reason;
  }
}

const NOT_FOUND = 404;
