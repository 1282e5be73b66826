import { datedFileName } from '../text/dated-file-name.ts';
import { STATION_COLUMNS, type CellValue, type StationColumn } from './station-column.ts';
import type { StationRow } from './station-row.ts';

/** A spreadsheet runs text that begins so as a formula, also after white space and in full-width form. */
const FORMULA_START = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;
/** Control characters but tab and line ends, which quotes hold: a NUL ends the file for many readers. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu;
const NEEDS_QUOTES = /[",;\r\n\t]/;

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
    csvCell(unit === '' ? translate(label) : `${translate(label)} (${unit})`),
  );
  const lines = rows.map(row => columns.map(({ read }) => csvCell(read(row))));
  return [header, ...lines].map(cells => `${cells.join(',')}\r\n`).join('');
}

/** One cell of a CSV file, safe to be opened in a spreadsheet. */
export function csvCell(value: CellValue): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = value.replaceAll(CONTROLS, '');
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
