import { isWithin, PHYSICAL } from './physical-range.ts';

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

const NARROW_NO_BREAK = '\u202F';

/** Value, thin space and unit as one text, for titles, tables and copied text; `—` for a missing figure. */
export function figureText(figure: Figure | readonly Figure[] | undefined): string {
  if (figure === undefined) return MISSING_TEXT;
  const figures: readonly Figure[] = 'value' in figure ? [figure] : figure;
  if (figures.length === 0) return MISSING_TEXT;
  return figures
    .map(({ value, unit }) => (unit === '' ? value : `${value}${NARROW_NO_BREAK}${unit}`))
    .join(' ');
}

/** Digits after the decimal sign that `Intl` can write. */
const DIGITS = { min: 0, max: 20 };

/** U+2212: the hyphen that most locales use is too short and breaks at line ends. */
const TRUE_MINUS = '\u2212';

/** A language's way to write numbers, and its own minus sign. */
interface Formatter {
  readonly format: Intl.NumberFormat;
  readonly minus: string;
}

const formatters = new Map<string, Formatter>();

const tags = new Map<string, string>();

/** A language tag that `Intl` accepts: the device's `pt_BR` becomes `pt-BR`; what `Intl` refuses becomes `en`. */
export function languageTag(language: string): string {
  const tag = tags.get(language) ?? canonicalTag(language);
  tags.set(language, tag);
  return tag;
}

function canonicalTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/**
 * The tag by which numbers, times and dates are written. Its digits are 0 to 9 unless it names others: older ICU data
 * writes Arabic numbers in Arabic-Indic digits, beside the figures of texts and of the device that are not.
 */
export function numberLocale(language: string): string {
  const tag = languageTag(language);
  return tag.includes('-u-') ? tag : `${tag}-u-nu-latn`;
}

export interface NumberShape {
  /** Digits after the decimal sign, always that many so that a value keeps its width. Default 0. */
  readonly digits?: number;
  /** True if thousands are separated. Default true. */
  readonly grouping?: boolean;
}

function formatter(language: string, digits: number, grouping: boolean): Formatter {
  const key = `${language} ${digits} ${grouping}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(numberLocale(language), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: grouping,
    signDisplay: 'negative',
  });
  const sign = format.formatToParts(-1).find(({ type }) => type === 'minusSign');
  const made = { format, minus: sign?.value ?? TRUE_MINUS };
  formatters.set(key, made);
  return made;
}

/** True if the value is a finite number. */
export function isKnown(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value);
}

/**
 * A number in the words of a language with fixed precision, a true minus sign, and never `-0`. `—` for an invalid number,
 * and for digits that nothing can be written with.
 */
export function numberText(value: number, language: string, shape: NumberShape = {}): string {
  const { digits = 0, grouping = true } = shape;
  if (!isKnown(value) || !isWithin(digits, DIGITS)) return MISSING_TEXT;
  const { format, minus } = formatter(language, digits, grouping);
  const text = format.format(value);
  return value < 0 ? text.replace(minus, TRUE_MINUS) : text;
}

/** One unit of a scale: how many base units it is worth and with how many digits it is written. */
export interface ScaleUnit {
  readonly unit: string;
  readonly size: number;
  readonly digits: number;
}

/** A value as it reads with so many digits. */
export function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/**
 * Picks the largest unit in which the value, as written, is at least one. So 999.96 Mbps, which would be written
 * 1000.0, is 1.00 Gbps. Units are in ascending order.
 */
export function pickUnit<Unit extends ScaleUnit>(value: number, units: readonly [Unit, ...Unit[]]): Unit {
  let picked = units[0];
  for (const next of units.slice(1)) {
    const inPicked = rounded(Math.abs(value) / picked.size, picked.digits);
    if (inPicked * picked.size >= next.size) picked = next;
  }
  return picked;
}

/** A value in base units, written in the unit of the scale that fits it; undefined when missing or negative. */
export function scaledFigure(
  value: number | undefined,
  units: readonly [ScaleUnit, ...ScaleUnit[]],
  language: string,
): Figure | undefined {
  if (!isWithin(value, PHYSICAL.amount)) return undefined;
  const { unit, size, digits } = pickUnit(value, units);
  return { value: numberText(value / size, language, { digits }), unit };
}
