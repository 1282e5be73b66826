import { fadeMargin } from '../fade/fade-margin.ts';
import { worstFirst } from '../link/link-verdict.ts';
import { inEnglish } from '../settings/english.ts';
import type { DisconnectedStation } from '../status/station.ts';
import { type CellValue, csvText } from '../text/csv-cell.ts';
import { datedFileName } from '../text/dated-file-name.ts';
import { compareCells, compareProblems, compareText } from './station-order.ts';
import type { StationRow } from './station-row.ts';

/** One column: its title, the unit of its numbers, and its accessor. */
export interface StationColumn {
  readonly id: string;
  /** An English sentence key. */
  readonly label: string;
  /** Unit symbol; empty for text and counts. */
  readonly unit: string;
  readonly read: (row: StationRow) => CellValue;
}

function column(id: string, label: string, unit: string, read: StationColumn['read']): StationColumn {
  return { id, label, unit, read };
}

/** More digits are no knowledge. */
const tenths = (db: number | undefined): number | undefined =>
  db === undefined ? undefined : Math.round(10 * db) / 10;

/** Every column that the table can show, sort by and export. */
export const STATION_COLUMNS = [
  column('name', 'Name', '', ({ ends }) => ends.remote?.name),
  column('mac', 'MAC', '', ({ station }) => station.mac),
  column('ip', 'IP address', '', ({ ends }) => ends.remote?.ip),
  column('model', 'Model', '', ({ ends }) => ends.remote?.model),
  column('firmware', 'Firmware version', '', ({ ends }) => ends.remote?.firmware),
  column('localSignal', 'Local signal', 'dBm', ({ ends }) => ends.local.signalDbm),
  column('remoteSignal', 'Remote signal', 'dBm', ({ ends }) => ends.remote?.signalDbm),
  column('localCinr', 'Local CINR', 'dB', ({ ends }) => ends.local.cinrDb),
  column('remoteCinr', 'Remote CINR', 'dB', ({ ends }) => ends.remote?.cinrDb),
  column('noiseFloor', 'Noise floor', 'dBm', ({ ends }) => ends.local.noiseFloorDbm),
  column('rxRate', 'Receive rate', '', ({ ends }) => ends.local.rxRate.label),
  column('txRate', 'Transmit rate', '', ({ ends }) => ends.local.txRate.label),
  column('score', 'Link score', '%', ({ verdict }) => verdict.score),
  column('downlinkCapacity', 'Downlink capacity', 'kbps', ({ ends }) => ends.downlink.capacityKbps),
  column('uplinkCapacity', 'Uplink capacity', 'kbps', ({ ends }) => ends.uplink.capacityKbps),
  column('downlinkThroughput', 'Downlink throughput', 'kbps', ({ ends }) => ends.downlink.throughputKbps),
  column('uplinkThroughput', 'Uplink throughput', 'kbps', ({ ends }) => ends.uplink.throughputKbps),
  column('airtime', 'Airtime', '%', ({ ends }) => ends.airtimePercent),
  column('latency', 'Latency', 'ms', ({ station }) => station.txLatencyMs),
  column('fadeMargin', 'Fade margin', 'dB', ({ ends }) => tenths(fadeMargin(ends)?.linkDb)),
  column('distance', 'Distance', 'm', ({ ends }) => ends.distanceMetres),
  column('uptime', 'Connection time', 's', ({ ends }) => ends.linkUptimeSeconds),
  column(
    'ethernet',
    'Ethernet',
    'Mbps',
    ({ ends }) => ends.remote?.ethernet.find(port => port.plugged)?.speedMbps,
  ),
  column('problem', 'Problem', '', ({ verdict }) => {
    const fact = worstFirst(verdict);
    return fact && inEnglish(fact);
  }),
] as const satisfies readonly StationColumn[];

/** The column of an id; undefined for an id that there is not. */
export function stationColumn(id: string): StationColumn | undefined {
  return STATION_COLUMNS.find(candidate => candidate.id === id);
}

export type SortDirection = 'ascending' | 'descending';

/** Sorts rows by a column, `problem` by severity. A missing value is last in both directions; ties by MAC. */
export function sortStations(
  rows: readonly StationRow[],
  columnId: string,
  direction: SortDirection,
): readonly StationRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (columnId === 'problem') return rows.toSorted((a, b) => sign * compareProblems(a, b));
  const read = stationColumn(columnId)?.read ?? (() => undefined);
  return rows
    .map(row => ({ row, value: read(row) }))
    .toSorted(
      (a, b) => compareCells(a.value, b.value, sign) || compareText(a.row.station.mac, b.row.station.mac),
    )
    .map(({ row }) => row);
}

const MAC_SEPARATORS = /[:.\-\s]/g;

/**
 * True if a station matches a search text in its name, addresses, model, firmware or note, in any case, or in
 * its MAC with any separators. Several words must all match. An empty text matches every station.
 */
export function matchesSearch({ station, ends }: StationRow, text: string, note?: string): boolean {
  const { remote } = ends;
  return holdsWords(
    [remote?.name, remote?.ip, station.mac, remote?.model, remote?.firmware, note],
    station.mac,
    text,
  );
}

/** The same of a station that left. */
export function matchesDisconnectedSearch(
  { mac, hostname, lastIp, platform }: DisconnectedStation,
  text: string,
): boolean {
  return holdsWords([hostname, lastIp, mac, platform], mac, text);
}

function holdsWords(known: readonly (string | undefined)[], mac: string, text: string): boolean {
  const wantedWords = text
    .toLowerCase()
    .split(/\s+/)
    .filter(wanted => wanted !== '');
  if (wantedWords.length === 0) return true;
  const bareMac = mac.replaceAll(MAC_SEPARATORS, '').toLowerCase();
  const words = known.filter(word => word !== undefined).map(word => word.toLowerCase());
  return wantedWords.every(wanted => words.some(word => word.includes(wanted)) || isInMac(bareMac, wanted));
}

function isInMac(mac: string, wanted: string): boolean {
  const bare = wanted.replaceAll(MAC_SEPARATORS, '');
  return bare !== '' && mac.includes(bare);
}

/**
 * The station table as comma-separated values: a header, then a line for each row, CRLF line ends. Names come from the
 * air: a text that a spreadsheet would run as a formula gets an apostrophe before it. Numbers are plain, missing is empty.
 */
export function stationCsv(
  rows: readonly StationRow[],
  columns: readonly StationColumn[] = STATION_COLUMNS,
  translate: (key: string) => string = key => key,
): string {
  const header = columns.map(({ label, unit }) =>
    unit === '' ? translate(label) : `${translate(label)} (${unit})`,
  );
  return csvText([header, ...rows.map(row => columns.map(({ read }) => read(row)))]);
}

/** The station table as JSON: a list of objects by column id; a missing value is left out. */
export function stationJson(
  rows: readonly StationRow[],
  columns: readonly StationColumn[] = STATION_COLUMNS,
): string {
  const objects = rows.map(row =>
    Object.fromEntries(
      columns.map(({ id, read }) => [id, read(row)] as const).filter(([, value]) => value !== undefined),
    ),
  );
  return JSON.stringify(objects, undefined, 2);
}

/** Name of an exported file: `stations-Sector-North-2026-03-04.csv`. */
export function stationFileName(deviceName: string | undefined, at: number, extension: string): string {
  return datedFileName('stations', deviceName, at, extension);
}
