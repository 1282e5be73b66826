import type { DeviceStatus } from '@radiolink/domain/status';

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
