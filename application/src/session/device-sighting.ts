import type { DeviceStatus } from '@radiolink/domain/status';

/** The responding device: the known one, the first one, one with a later login, or a stranger. */
export type Sighting = 'same' | 'first' | 'changed' | 'stranger';

const MAC = /^(?:[0-9A-F]{2}:){5}[0-9A-F]{2}$/;
const NO_MAC = '00:00:00:00:00:00';

/** All MACs that a device reports for itself; a single one may be cloned or changed. */
export function deviceMacs({ interfaces }: DeviceStatus): readonly string[] {
  return [
    ...new Set(interfaces.flatMap(({ hwaddr }) => (hwaddr === undefined ? [] : [hwaddr.toUpperCase()]))),
  ]
    .filter(mac => MAC.test(mac) && mac !== NO_MAC)
    .sort();
}

/**
 * Compares the responding device with the earlier one: the same device shares a MAC. reading 28.
 * @param known the MACs that this tab last saw
 * @param reported those of the answer
 * @param ofSession the MAC that the device reported at the login
 */
export function deviceSighting(
  known: readonly string[],
  reported: readonly string[],
  ofSession: string | undefined,
): Sighting {
  if (reported.length === 0) return 'same';
  if (known.length === 0) return 'first';
  if (reported.some(mac => known.includes(mac))) return 'same';
  return ofSession !== undefined && reported.includes(ofSession.toUpperCase()) ? 'changed' : 'stranger';
}
