import { fadeMargin } from '@radiolink/domain/fade';
import { type LinkEnds, linkEnds } from '@radiolink/domain/link';
import type { Station } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';

type Labels = Readonly<Record<string, string>>;

/** One value of a metric; undefined where the device did not send it: there is no series then, never a 0. */
export interface Sample {
  readonly labels?: Labels;
  readonly value: number | undefined;
}

/** A metric of a radio. Names and units are OpenMetrics': base units, `_total` for counters. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  readonly labels?: readonly string[];
  readonly samples: (status: DeviceStatus) => readonly Sample[];
}

/** A gauge without labels. */
export function gauge(
  name: string,
  help: string,
  read: (status: DeviceStatus) => number | undefined,
): Metric {
  return { name, help, type: 'gauge', samples: status => [{ value: read(status) }] };
}

/** A value in its base unit: kilobits per second, megahertz and percents are factors of it. */
export function times(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : value * factor;
}

export const KILO = 1_000;
export const MEGA = 1_000_000;
export const PERCENT = 1 / 100;

/** By the MAC of the station: its name would make another series of it whenever somebody renames it. */
const LABEL = 'station';

const eachStation = (
  status: DeviceStatus,
  read: (ends: LinkEnds, station: Station) => readonly Sample[],
): readonly Sample[] =>
  status.wireless.stations.flatMap(station => {
    const { mac } = station;
    if (mac === undefined || mac === '') return [];
    return read(linkEnds(status, station), station).map(({ labels, value }) => ({
      labels: { [LABEL]: mac, ...labels },
      value,
    }));
  });

type End = LinkEnds['local'] | undefined;

function ofBothEnds(name: string, help: string, read: (end: End) => number | undefined): Metric {
  return {
    name,
    help: `${help} End: local is the radio that is probed, remote its station or access point.`,
    type: 'gauge',
    labels: [LABEL, 'end'],
    samples: status =>
      eachStation(status, ({ local, remote }) => [
        { labels: { end: 'local' }, value: read(local) },
        { labels: { end: 'remote' }, value: read(remote) },
      ]),
  };
}

function ofStation(
  name: string,
  help: string,
  read: (ends: LinkEnds, station: Station) => number | undefined,
): Metric {
  return {
    name,
    help,
    type: 'gauge',
    labels: [LABEL],
    samples: status => eachStation(status, (ends, station) => [{ value: read(ends, station) }]),
  };
}

/** What each station of an access point has, or the access point of a station. */
export const STATION_METRICS: readonly Metric[] = [
  {
    name: 'radiolink_station_info',
    help: 'Name and model of a station; always 1.',
    type: 'gauge',
    labels: [LABEL, 'name', 'model'],
    samples: status =>
      eachStation(status, ({ remote }) => [
        { labels: { name: remote?.name ?? '', model: remote?.model ?? '' }, value: 1 },
      ]),
  },
  ofBothEnds('radiolink_station_signal_dbm', 'Received signal.', end => end?.signalDbm),
  ofBothEnds('radiolink_station_expected_signal_dbm', 'Expected signal.', end => end?.signalExpectedDbm),
  ofBothEnds('radiolink_station_cinr_decibels', 'Carrier over interference and noise.', end => end?.cinrDb),
  ofBothEnds('radiolink_station_receive_capacity_bits_per_second', 'Capacity towards the end.', end =>
    times(end?.rxCapacityKbps, KILO),
  ),
  ofBothEnds('radiolink_station_receive_bits_per_second', 'Throughput towards the end.', end =>
    times(end?.rxThroughputKbps, KILO),
  ),
  {
    name: 'radiolink_fade_margin_decibels',
    help: 'How much weaker the end may receive before the link is lost. End: local is the radio that is probed, remote its station or access point.',
    type: 'gauge',
    labels: [LABEL, 'end'],
    samples: status =>
      eachStation(status, ends =>
        (fadeMargin(ends)?.ends ?? []).map(({ side, linkDb }) => ({ labels: { end: side }, value: linkDb })),
      ),
  },
  ofStation('radiolink_station_distance_meters', 'Distance.', ({ distanceMetres }) => distanceMetres),
  ofStation(
    'radiolink_station_uptime_seconds',
    'Time since it connected.',
    (_, { uptimeSeconds }) => uptimeSeconds,
  ),
];
