import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import type { DeviceRegulation, RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { storeRegulation, sessionRegulation } from './session-regulation.ts';

/**
 * The regulatory domain: the session's if usable, else the device's, which is then stored in the session. A
 * device without the call has none.
 */
export async function readRegulation(
  port: Pick<RegulatoryDomainPort, 'read'>,
  store: SessionStore,
): Promise<DeviceRegulation> {
  const stored = sessionRegulation(store);
  if (stored !== undefined) return stored;
  try {
    const regulation = await port.read();
    storeRegulation(store, regulation);
    return regulation;
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure !== undefined && failureStatus(failure) === NOT_FOUND) return {};
    throw reason;
  }
}

const NOT_FOUND = 404;
