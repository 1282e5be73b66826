/** Value of one cell of a table that is saved as a file; undefined when there is none. */
export type CellValue = string | number | undefined;

/** A spreadsheet runs text that begins so as a formula, also after white space and in full-width form. */
const FORMULA_START = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/;

/** Control characters but tab and line ends, which quotes hold: a NUL ends the file for many readers. */
const CONTROLS = /[^\P{Cc}\t\r\n]/gu;

const NEEDS_QUOTES = /[",;\r\n\t]/;

/** More digits than any reading has, and fewer than a number can hold: what lies below is the noise of its arithmetic. */
const DIGITS = 12;

/** A number without the noise of its arithmetic: 1.2000000000000002 is 1.2. Undefined for one that is not finite. */
export const withoutNoise = (value: number): number | undefined =>
  Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : undefined;

/** One cell of a CSV file, safe to be opened in a spreadsheet. */
export function csvCell(value: CellValue): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(withoutNoise(value) ?? '');
  const text = value.replaceAll(CONTROLS, '');
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as comma-separated values, CRLF line ends. */
export function csvText(lines: readonly (readonly CellValue[])[]): string {
  return lines.map(cells => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
