import { datedFileName } from '../text/dated-file-name.ts';
import { csvText } from '../text/csv-cell.ts';
import { STATION_COLUMNS, type StationColumn } from './station-column.ts';
import type { StationRow } from './station-row.ts';

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
