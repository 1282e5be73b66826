import { unlessMissing } from '../fetching/unless-missing.ts';
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
  const regulation = await unlessMissing(port.read());
  if (regulation === undefined) return {};
  storeRegulation(store, regulation);
  return regulation;
}
