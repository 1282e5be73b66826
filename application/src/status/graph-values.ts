import {
  type AirDirection,
  downAndUp,
  linkEnds,
  receiveDirection,
  wirelessRole,
} from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { dashboardKind } from './dashboard-kind.ts';

/** Throughput of the whole radio each way, kbps: downlink is from the access point, at both ends. reading 44. */
export const THROUGHPUT_SERIES = ['downKbps', 'upKbps'] as const;
export type ThroughputSeries = (typeof THROUGHPUT_SERIES)[number];

/** Signal of both ends, dBm; of an access point with several stations, those of the first. */
export const SIGNAL_SERIES = ['localDbm', 'remoteDbm'] as const;
export type SignalSeries = (typeof SIGNAL_SERIES)[number];

/** Capacity each way, kbps: what could run. */
export const CAPACITY_SERIES = ['downKbps', 'upKbps'] as const;
export type CapacitySeries = (typeof CAPACITY_SERIES)[number];

/** Airtime used each way, percent of all air. */
export const AIRTIME_SERIES = ['downPercent', 'upPercent'] as const;
export type AirtimeSeries = (typeof AIRTIME_SERIES)[number];

export type GraphValues<Series extends string> = Readonly<Partial<Record<Series, number | undefined>>>;

/** The values that one status adds to the throughput graph. */
export function throughputValues(status: DeviceStatus): GraphValues<ThroughputSeries> {
  const { txThroughputKbps: sent, rxThroughputKbps: received } = status.wireless;
  const { down, up } = downAndUp(receivedDirection(status), { sent, received });
  return { downKbps: down, upKbps: up };
}

/** The direction that this device receives; that of an access point before the first status. */
export function receivedDirection(status: DeviceStatus | null): AirDirection {
  return receiveDirection(wirelessRole(status?.wireless.mode), 'local');
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
  const { polling } = status.wireless;
  const { downlink, uplink, technology } = linkEnds(status);
  const isForMany = dashboardKind(status) === 'access-point';
  const whole = technology === '60ghz' && !isForMany ? {} : polling;
  const link = isForMany ? undefined : { down: downlink.capacityKbps, up: uplink.capacityKbps };
  return {
    downKbps: whole.downlinkCapacityKbps ?? link?.down,
    upKbps: whole.uplinkCapacityKbps ?? link?.up,
  };
}

/** The values that one status adds to the airtime graph. */
export function airtimeValues(status: DeviceStatus): GraphValues<AirtimeSeries> {
  const { txAirtimePercent: sent, rxAirtimePercent: received } = status.wireless.polling;
  const { down, up } = downAndUp(receivedDirection(status), { sent, received });
  return { downPercent: down, upPercent: up };
}
