import { linkEnds } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';

/** Throughput of the whole radio, kbps. */
export const THROUGHPUT_SERIES = ['txKbps', 'rxKbps'] as const;
export type ThroughputSeries = (typeof THROUGHPUT_SERIES)[number];

/** Signal of both ends, dBm; of an access point with several stations, those of the first. */
export const SIGNAL_SERIES = ['localDbm', 'remoteDbm'] as const;
export type SignalSeries = (typeof SIGNAL_SERIES)[number];

export type GraphValues<Series extends string> = Readonly<Partial<Record<Series, number | undefined>>>;

/** What one status adds to the throughput graph. */
export function throughputValues(status: DeviceStatus): GraphValues<ThroughputSeries> {
  return { txKbps: status.wireless.txThroughputKbps, rxKbps: status.wireless.rxThroughputKbps };
}

/** What one status adds to the signal graph. */
export function signalValues(status: DeviceStatus): GraphValues<SignalSeries> {
  const { local, remote } = linkEnds(status);
  return { localDbm: local.signalDbm, remoteDbm: remote?.signalDbm };
}
