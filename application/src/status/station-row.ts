import {
  type LinkHealth,
  type LinkReason,
  linkEnds,
  linkVerdict,
  type RadioBand,
  radioBands,
} from '@radiolink/domain/link';
import { type Station, stationKeys } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';

/** One station of an access point in one line. */
export interface StationRow {
  /** Unique among the rows, also of stations without a MAC. */
  readonly key: string;
  readonly mac: string;
  readonly name: string | undefined;
  readonly localDbm: number | undefined;
  readonly localExpectedDbm: number | undefined;
  readonly remoteDbm: number | undefined;
  readonly remoteExpectedDbm: number | undefined;
  readonly cinrDb: number | undefined;
  readonly downlinkKbps: number | undefined;
  readonly uplinkKbps: number | undefined;
  readonly capacityKbps: number | undefined;
  readonly airtimePercent: number | undefined;
  readonly distanceMetres: number | undefined;
  readonly uptimeSeconds: number | undefined;
  readonly score: number | undefined;
  readonly health: LinkHealth | undefined;
  /** The most telling fault of this station's link. */
  readonly reason: LinkReason | undefined;
}

/** How many of the worst stations the dashboard names. */
export const WORST_STATIONS = 5;

function stationRow(
  status: DeviceStatus,
  station: Station,
  key: string,
  band: RadioBand | undefined,
): StationRow {
  const ends = linkEnds(status, station, band);
  const verdict = linkVerdict(ends);
  return {
    key,
    mac: station.mac,
    name: ends.remote?.name,
    localDbm: ends.local.signalDbm,
    localExpectedDbm: ends.local.signalExpectedDbm,
    remoteDbm: ends.remote?.signalDbm,
    remoteExpectedDbm: ends.remote?.signalExpectedDbm,
    cinrDb: ends.local.cinrDb,
    downlinkKbps: ends.downlink.throughputKbps,
    uplinkKbps: ends.uplink.throughputKbps,
    capacityKbps: ends.combinedCapacityKbps,
    airtimePercent: ends.airtimePercent,
    distanceMetres: ends.distanceMetres,
    uptimeSeconds: ends.linkUptimeSeconds,
    score: verdict.score,
    health: verdict.health,
    reason: verdict.reasons[0],
  };
}

/** Every station in the device's order. */
export function stationRows(status: DeviceStatus): readonly StationRow[] {
  // Told once for all stations: finding out which radios there are looks at every station.
  const [band, ...others] = radioBands(status);
  const only = others.length === 0 ? band : undefined;
  const { stations } = status.wireless;
  const keys = stationKeys(stations);
  return stations.map((station, place) => stationRow(status, station, keys[place] ?? station.mac, only));
}

const rank = ({ reason }: StationRow): number =>
  reason === undefined ? 2 : reason.severity === 'danger' ? 0 : 1;

function worse(a: StationRow, b: StationRow): number {
  return (
    rank(a) - rank(b) ||
    (a.score ?? 100) - (b.score ?? 100) ||
    (a.localDbm ?? 0) - (b.localDbm ?? 0) ||
    a.mac.localeCompare(b.mac)
  );
}

/** The stations that fall short, worst first, at most five. */
export function worstStations(rows: readonly StationRow[]): readonly StationRow[] {
  return rows
    .filter(row => row.reason !== undefined || (row.health !== undefined && row.health !== 'excellent'))
    .toSorted(worse)
    .slice(0, WORST_STATIONS);
}
