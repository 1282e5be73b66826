import type { DeviceStatus } from '@radiolink/domain/status';

const RADIOS = ['ath0', 'wlan0', 'eth0'];

/**
 * The MAC under which the notes about a device's stations are kept: that of its radio. Undefined while none
 * is reported.
 */
export function notesOwner({ interfaces }: DeviceStatus): string | undefined {
  const macs = RADIOS.map(name => interfaces.find(candidate => candidate.name === name)?.hwaddr);
  return macs.find(mac => mac !== undefined) ?? interfaces.find(({ hwaddr }) => hwaddr !== undefined)?.hwaddr;
}

/** The same for a slice of the status, which is made once for all that take this function; empty while none is reported. */
export const reportedMac = (status: DeviceStatus): string => notesOwner(status) ?? '';
