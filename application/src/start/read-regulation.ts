import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import type { DeviceRegulation, RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { keepRegulation, keptRegulation } from './kept-regulation.ts';

/**
 * The regulatory domain: that of the session where it serves, else the device's, which the session then holds. A device
 * that does not know the call has none to give.
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
