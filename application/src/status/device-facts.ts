import type { BoardCapabilities } from '@radiolink/domain/device';
import type { DeviceStatus } from '@radiolink/domain/status';
import { combine, type Store } from 'effector';

/** The MAC by which this browser keeps what belongs to the device: of its board, else as reported; empty while unknown. */
export function deviceMac($board: Store<BoardCapabilities>, $reported: Store<string | null>): Store<string> {
  return combine($board, $reported, (board, reported) => board.identity.hwaddr ?? reported ?? '');
}

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

/** The name of the device for files and reports: its host name, else its model; empty while neither is known. */
export const deviceName = ({ host }: DeviceStatus): string => host.hostname ?? host.deviceModel ?? '';

/** The clock of the device. */
export interface DeviceClock {
  /** Local time, `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string | undefined;
  /** When NTP set it last, local time. */
  readonly lastSync: string | undefined;
}

/** The clock of the device as its status reports it. */
export function deviceClock({ host, ntpLastSync }: DeviceStatus): DeviceClock {
  return { time: host.localTime, lastSync: ntpLastSync };
}
