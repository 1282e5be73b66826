/**
 * A number ready to be read: the formatted value and its unit apart, so that the unit can be set in muted size.
 * `unit` is a symbol (`dBm`, `Mbps`, `%`) or empty for plain counts.
 */
export interface Figure {
  readonly value: string;
  readonly unit: string;
}

/** Placeholder for a value that the device did not send (reading 17). */
export const MISSING_TEXT = '—';

const THIN_SPACE = '\u2009';

/** Value, thin space and unit as one text, for titles, tables and copied text; `—` for a missing figure. */
export function figureText(figure: Figure | readonly Figure[] | undefined): string {
  if (figure === undefined) return MISSING_TEXT;
  const figures: readonly Figure[] = 'value' in figure ? [figure] : figure;
  if (figures.length === 0) return MISSING_TEXT;
  return figures.map(({ value, unit }) => (unit === '' ? value : `${value}${THIN_SPACE}${unit}`)).join(' ');
}
