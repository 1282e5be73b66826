import { receiveDirection, linkEnds, wirelessRole } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { dashboardKind } from './dashboard-kind.ts';

/** Throughput of the whole radio, kbps. */
export const THROUGHPUT_SERIES = ['txKbps', 'rxKbps'] as const;
export type ThroughputSeries = (typeof THROUGHPUT_SERIES)[number];

/** Signal of both ends, dBm; of an access point with several stations, those of the first. */
export const SIGNAL_SERIES = ['localDbm', 'remoteDbm'] as const;
export type SignalSeries = (typeof SIGNAL_SERIES)[number];

/** Capacity in the direction that is sent and in that which is received, kbps: what could run. */
export const CAPACITY_SERIES = ['txKbps', 'rxKbps'] as const;
export type CapacitySeries = (typeof CAPACITY_SERIES)[number];

/** Airtime used to send and to receive, percent of all air. */
export const AIRTIME_SERIES = ['txPercent', 'rxPercent'] as const;
export type AirtimeSeries = (typeof AIRTIME_SERIES)[number];

export type GraphValues<Series extends string> = Readonly<Partial<Record<Series, number | undefined>>>;

/** The values that one status adds to the throughput graph. */
export function throughputValues(status: DeviceStatus): GraphValues<ThroughputSeries> {
  return { txKbps: status.wireless.txThroughputKbps, rxKbps: status.wireless.rxThroughputKbps };
}

/** The values that one status adds to the signal graph. */
export function signalValues(status: DeviceStatus): GraphValues<SignalSeries> {
  const { local, remote } = linkEnds(status);
  return { localDbm: local.signalDbm, remoteDbm: remote?.signalDbm };
}

/**
 * The values that one status adds to the capacity graph: that of the radio as a whole, else that of its one link. Of an
 * access point for many only the whole: one of its stations is not the sector.
 */
export function capacityValues(status: DeviceStatus): GraphValues<CapacitySeries> {
  const { mode, polling } = status.wireless;
  const receives = receiveDirection(wirelessRole(mode), 'local');
  const { downlink, uplink, technology } = linkEnds(status);
  const isForMany = dashboardKind(status) === 'access-point';
  const whole = technology === '60ghz' && !isForMany ? {} : polling;
  const link = isForMany ? undefined : { down: downlink.capacityKbps, up: uplink.capacityKbps };
  const down = whole.downlinkCapacityKbps ?? link?.down;
  const up = whole.uplinkCapacityKbps ?? link?.up;
  return receives === 'downlink' ? { txKbps: up, rxKbps: down } : { txKbps: down, rxKbps: up };
}

/** The values that one status adds to the airtime graph. */
export function airtimeValues({ wireless: { polling } }: DeviceStatus): GraphValues<AirtimeSeries> {
  return { txPercent: polling.txAirtimePercent, rxPercent: polling.rxAirtimePercent };
}
