import { type Message, message } from '../errors/message.ts';
import { LinkState, linkState60GHz } from '../link/link-state.ts';
import { LINK_UP_MINIMUM_60GHZ_DBM } from '../link/signal-limits.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { isOnBackup, stationLinks, type StationRadio, type StationRow } from './station-row.ts';

/** A link that lost its 60 GHz radio, and what it does without. */
export interface Failover {
  /** The station, by the key of its row. */
  readonly key: string;
  readonly name: string | undefined;
  /** When the page saw it first, ms since the epoch. */
  readonly since: number;
  /** It was there at the first look: it may have begun earlier. */
  readonly fromStart: boolean;
  /** When the 60 GHz link was back, or the station left; undefined while it lasts. */
  readonly until: number | undefined;
  /** Why, as far as the last readings before say; undefined where there were none. */
  readonly reason: Message | undefined;
  /** Loss of combined capacity against the 60 GHz link, kbps. */
  readonly costKbps: number | undefined;
}

/** What was seen of failovers so far. */
export interface Failovers {
  /** The newest first. */
  readonly all: readonly Failover[];
  /** Of each station, its 60 GHz link as it was last up. */
  readonly lastUp: ReadonlyMap<string, LastUp>;
}

interface LastUp {
  readonly capacityKbps: number | undefined;
  /** The weaker of both ends. */
  readonly signalDbm: number | undefined;
}

/** More than anybody reads. */
const MOST = 50;
/** A signal this near to the least usable one had faded before the link broke, dB. */
const FADED_WITHIN_DB = 4;

/**
 * The failovers after one more status, received at `at`, ms; none on a device that has no two radios. The rows may be passed
 * in if they are known already.
 */
export function nextFailovers(
  before: Failovers | undefined,
  status: DeviceStatus,
  at: number,
  links: readonly Row[] = stationLinks(status),
): Failovers | undefined {
  const rows = links.filter(({ radios }) => radios.length > 1);
  if (rows.length === 0 && before === undefined) return undefined;
  const onBackup = new Map(rows.filter(isOnBackup).map(row => [row.key, row]));
  const lastUp = new Map(before?.lastUp);
  for (const { key, radios } of rows) {
    const main = radios.find(({ band }) => band === '60');
    if (main?.state === LinkState.Connected) lastUp.set(key, lastUpOf(main));
  }
  const known = (before?.all ?? []).map(one => continued(one, onBackup.get(one.key), lastUp, at));
  const standing = new Set(known.filter(({ until }) => until === undefined).map(({ key }) => key));
  const begun = [...onBackup.values()]
    .filter(({ key }) => !standing.has(key))
    .map(row => ({ ...begin(row, status, lastUp), since: at, fromStart: before === undefined }));
  return { all: [...begun, ...known].slice(0, MOST), lastUp };
}

type Row = Pick<StationRow, 'key' | 'station' | 'ends' | 'radios'>;

function begin(
  row: Row,
  status: DeviceStatus,
  lastUp: ReadonlyMap<string, LastUp>,
): Omit<Failover, 'since' | 'fromStart'> {
  const { key, ends, station } = row;
  const last = lastUp.get(key);
  const reason = reasonOf(status, last?.signalDbm);
  return {
    key,
    name: ends.remote?.name || station.mac || undefined,
    until: undefined,
    reason,
    costKbps: costOf(row, last),
  };
}

/** One that lasts gets the cost of now; the last one stays when it ends. */
function continued(
  one: Failover,
  row: Row | undefined,
  lastUp: ReadonlyMap<string, LastUp>,
  at: number,
): Failover {
  if (one.until !== undefined) return one;
  return row === undefined ? { ...one, until: at } : { ...one, costKbps: costOf(row, lastUp.get(one.key)) };
}

function lastUpOf({ ends }: StationRadio): LastUp {
  const signals = [ends.local.signalDbm, ends.remote?.signalDbm].filter(signal => signal !== undefined);
  return {
    capacityKbps: ends.combinedCapacityKbps ?? undefined,
    signalDbm: signals.length === 0 ? undefined : Math.min(...signals),
  };
}

/** Against what was measured, else what was expected of the 60 GHz link. */
function costOf({ radios }: Row, last: LastUp | undefined): number | undefined {
  const ends = (band: '5' | '60') => radios.find(radio => radio.band === band)?.ends;
  const usual = last?.capacityKbps ?? ends('60')?.combinedCapacityExpectedKbps;
  const now = ends('5')?.combinedCapacityKbps;
  return usual === undefined || now === undefined ? undefined : Math.max(0, usual - now);
}

function reasonOf(status: DeviceStatus, dbm: number | undefined): Message | undefined {
  if (linkState60GHz(status) === LinkState.Disabled) return message('The 60 GHz radio is off.');
  if (dbm === undefined) return undefined;
  return dbm <= LINK_UP_MINIMUM_60GHZ_DBM + FADED_WITHIN_DB
    ? message('The signal faded to {dbm} dBm, typical of rain.', { dbm })
    : message('The link dropped abruptly at {dbm} dBm, typical of an obstruction or power loss.', { dbm });
}
