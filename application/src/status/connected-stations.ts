import type { LinkHealth } from '@radiolink/domain/link';
import type { StationRow } from '@radiolink/domain/station';

/** A station as it hangs on the radio. */
export interface ConnectedStation {
  readonly key: string;
  /** Name or MAC; empty where the device tells neither. */
  readonly name: string;
  readonly signalDbm: number | undefined;
  /** Undefined where its link is not judged. */
  readonly health: LinkHealth | undefined;
}

/** The stations of a signal, where there are too many to name each. */
export interface StationBand {
  /** The best and the worst signal of the band, dBm; undefined for stations whose signal is not known. */
  readonly range: readonly [best: number, worst: number] | undefined;
  readonly count: number;
  /** Those whose link is poor. */
  readonly poor: number;
}

/** What hangs on the radio, the strongest first. */
export interface Connected {
  readonly stations: readonly ConnectedStation[];
  /** In their place where there are more than can be named. */
  readonly bands: readonly StationBand[];
}

export const NOTHING_CONNECTED: Connected = { stations: [], bands: [] };
/** More than these are counted by their signal. */
export const MOST_NAMED = 8;
/** A station passes another in the order only when it is stronger by this much, dB: readings waver by less. */
const PASSES_BY_DB = 3;
const BAND_DB = 10;

/** What hangs on the radio now, in an order that wavering readings do not change. */
export function nextConnected(last: Connected, rows: readonly StationRow[]): Connected {
  const stations = rows.map(connectedStation);
  return stations.length > MOST_NAMED
    ? { stations: [], bands: bandsOf(stations) }
    : { stations: ordered(last.stations, stations), bands: [] };
}

function connectedStation({ key, station, ends, verdict }: StationRow): ConnectedStation {
  const { problem, health } = verdict;
  return {
    key,
    name: ends.remote?.name || station.mac || '',
    signalDbm: ends.local.signalDbm,
    health: problem ? 'poor' : health,
  };
}

const strength = ({ signalDbm }: ConnectedStation): number => signalDbm ?? Number.NEGATIVE_INFINITY;

/** Those that were there keep their places as far as their signals permit; those that are new stand by their signal. */
function ordered(
  last: readonly ConnectedStation[],
  now: readonly ConnectedStation[],
): readonly ConnectedStation[] {
  const places = new Map(last.map(({ key }, place) => [key, place]));
  const known = now
    .filter(({ key }) => places.has(key))
    .toSorted((one, other) => (places.get(one.key) ?? 0) - (places.get(other.key) ?? 0));
  const fresh = now.filter(({ key }) => !places.has(key));
  const kept = known.reduce<readonly ConnectedStation[]>(
    (above, station) => inserted(above, station, PASSES_BY_DB),
    [],
  );
  return fresh.reduce((above, station) => inserted(above, station, Number.MIN_VALUE), kept);
}

/** Below the last of those that it is not stronger than by so much. */
function inserted(
  above: readonly ConnectedStation[],
  station: ConnectedStation,
  db: number,
): readonly ConnectedStation[] {
  const place = 1 + above.findLastIndex(other => !(strength(station) - strength(other) >= db));
  return above.toSpliced(place, 0, station);
}

/** The best signal of the band of a station. */
const bandOf = (station: ConnectedStation): number => Math.ceil(strength(station) / BAND_DB) * BAND_DB;

function bandsOf(stations: readonly ConnectedStation[]): readonly StationBand[] {
  const bands = [...new Set(stations.map(bandOf))].toSorted((one, other) => other - one);
  return bands.map(best => {
    const members = stations.filter(station => bandOf(station) === best);
    return {
      range: Number.isFinite(best) ? [best, best - BAND_DB + 1] : undefined,
      count: members.length,
      poor: members.filter(({ health }) => health === 'poor').length,
    };
  });
}
