import { parseBoardInfo } from '@radiolink/domain/device';
import type { AnsweringDevice } from './session-end.port.ts';
import type { SessionStore } from './session-store.port.ts';

const apart = (macs: string): readonly string[] => macs.split(',').filter(mac => mac !== '');

/**
 * The name of a device that answers without a login and is another one than that of the session: its MAC, else its
 * product. Undefined if it is the same one, as far as both are known. reading 28.
 */
export function otherDeviceName(
  { mac, productName }: AnsweringDevice,
  session: Pick<SessionStore, 'get'>,
): string | undefined {
  const { hwaddr, name } = parseBoardInfo(session.get('boardinfo') ?? '').identity;
  const known = [...apart(session.get('device_macs') ?? ''), ...(hwaddr === undefined ? [] : [hwaddr])];
  if (mac !== undefined && known.length > 0) {
    return known.some(each => each.toUpperCase() === mac.toUpperCase()) ? undefined : mac.toUpperCase();
  }
  const isOther = productName !== undefined && name !== undefined && productName !== name;
  return isOther ? productName : undefined;
}
