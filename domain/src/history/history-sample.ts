import { chainImbalance } from '../link/chains.ts';
import { dataPort } from '../link/ethernet-ceiling.ts';
import type { LinkEnd, LinkPort } from '../link/link-end.ts';
import { linkEnds } from '../link/link-ends.ts';
import type { RadioBand } from '../link/radio-band.ts';
import { isPtmpAccessPoint } from '../link/link-state.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Maybe } from '../status/host-status.ts';
import { isWithin, PHYSICAL, type PhysicalRange, within } from '../units/physical-range.ts';
import type { HistoryQuantity } from './history-quantity.ts';

/** The range of a JavaScript date after 1970, ms. */
export const TIMESTAMP_RANGE: PhysicalRange = { min: 0, max: 8.64e15 };

export type HistoryValues = Readonly<Partial<Record<HistoryQuantity, number>>>;

/** One station of an access point, as it was. Levels in dBm, received here and by the station. */
export interface HistoryStation {
  readonly name?: string | undefined;
  readonly localDbm?: number | undefined;
  readonly remoteDbm?: number | undefined;
  readonly distanceMetres?: number | undefined;
}

/** One look at the device, or the mean of several. Plain data, to be stored; a value that is not known is left out. */
export interface HistorySample {
  /** Milliseconds since the epoch by the page's clock. */
  readonly at: number;
  readonly values: HistoryValues;
  /** The radio that the values of the link are of. */
  readonly band?: RadioBand | undefined;
  /** By MAC; of an access point for many only. */
  readonly stations?: Readonly<Record<string, HistoryStation>> | undefined;
}

/** What one status says of the link. `received`: when, milliseconds since the epoch; NaN stands for a time that is none. */
export function historySample(status: DeviceStatus, received: number): HistorySample {
  const at = within(received, TIMESTAMP_RANGE);
  const { wireless, host } = status;
  const common = {
    stations: wireless.stations.length,
    airtime: wireless.polling.airtimePercent,
    temperature: host.temperatureCelsius === 0 ? undefined : host.temperatureCelsius,
    'local-power': wireless.txPowerDbm,
  };
  if (isPtmpAccessPoint(status)) {
    const { downlinkCapacityKbps, uplinkCapacityKbps } = wireless.polling;
    const values = known({
      ...common,
      'downlink-capacity': wireless.stations.length === 0 ? undefined : downlinkCapacityKbps,
      'uplink-capacity': wireless.stations.length === 0 ? undefined : uplinkCapacityKbps,
      'downlink-throughput': wireless.txThroughputKbps,
      'uplink-throughput': wireless.rxThroughputKbps,
      ...meanRatios(status),
      latency: meanOf(wireless.stations.map(({ txLatencyMs }) => txLatencyMs)),
      'port-speed': portSpeed(linkEnds(status).local.ethernet),
    });
    return { at, values, stations: stationsOf(status) };
  }
  const { local, remote, downlink, uplink, band, distanceMetres } = linkEnds(status);
  const isLinked = remote !== undefined;
  const values = known({
    ...common,
    'local-signal': isLinked ? local.signalDbm : undefined,
    'remote-signal': remote?.signalDbm,
    'local-ratio': isLinked ? local.cinrDb : undefined,
    'remote-ratio': remote?.cinrDb,
    'downlink-capacity': isLinked ? downlink.capacityKbps : undefined,
    'uplink-capacity': isLinked ? uplink.capacityKbps : undefined,
    'downlink-throughput': downlink.throughputKbps,
    'uplink-throughput': uplink.throughputKbps,
    latency: wireless.stations[0]?.txLatencyMs,
    'local-power': local.txPowerDbm ?? common['local-power'],
    'remote-power': remote?.txPowerDbm,
    'local-chains': isLinked ? imbalance(local) : undefined,
    'remote-chains': remote && imbalance(remote),
    noise: local.noiseFloorDbm,
    'port-speed': portSpeed(local.ethernet),
    'remote-port-speed': remote && portSpeed(remote.ethernet),
    distance: isLinked && distanceMetres !== undefined && distanceMetres >= 10 ? distanceMetres : undefined,
  });
  return { at, values, band };
}

/** The mean of several looks, at the time of the last; undefined without one. Of two radios, that of the newest counts. */
export function meanSample(samples: readonly HistorySample[]): HistorySample | undefined {
  const newest = samples.at(-1);
  if (newest === undefined) return undefined;
  const alike = samples.filter(({ band }) => band === newest.band);
  const names = new Set(alike.flatMap(({ values }) => Object.keys(values) as HistoryQuantity[]));
  const values = Object.fromEntries(
    [...names].map(name => [name, meanOf(alike.map(sample => sample.values[name]))]),
  );
  return { ...newest, values: known(values) };
}

/** Means over the stations, which tell interference at the access point; one of decibels over time. reading 42. */
function meanRatios(status: DeviceStatus): Partial<Record<'local-ratio' | 'remote-ratio', Maybe<number>>> {
  const ends = status.wireless.stations.map(station => linkEnds(status, station));
  return {
    'local-ratio': meanOf(ends.map(({ local }) => local.cinrDb)),
    'remote-ratio': meanOf(ends.map(({ remote }) => remote?.cinrDb)),
  };
}

/** Speed of the port that carries the data, Mbps; undefined while nothing is plugged in. */
function portSpeed(ports: readonly LinkPort[]): number | undefined {
  const speed = dataPort(ports)?.speedMbps;
  return speed === undefined || speed <= 0 ? undefined : speed;
}

const imbalance = ({ chainSignalsDbm }: LinkEnd): number | undefined =>
  chainSignalsDbm && chainImbalance(chainSignalsDbm)?.differenceDb;

function stationsOf({ wireless }: DeviceStatus): Record<string, HistoryStation> {
  return Object.fromEntries(
    wireless.stations.map(({ mac, signalDbm, remote, distanceMetres }) => [
      mac,
      { name: remote?.hostname, localDbm: signalDbm, remoteDbm: remote?.signalDbm, distanceMetres },
    ]),
  );
}

function meanOf(list: readonly Maybe<number>[]): number | undefined {
  const numbers = list.filter(value => isWithin(value, PHYSICAL.number));
  return numbers.length === 0 ? undefined : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** The values that are numbers. §3: a device leaves out what it does not measure. */
function known(values: Readonly<Partial<Record<string, Maybe<number>>>>): HistoryValues {
  const there = Object.entries(values).filter(([, value]) => isWithin(value, PHYSICAL.number));
  return Object.fromEntries(there);
}
