import { type Figure, numberLocale, numberText } from './number.ts';
import { isWithin, PHYSICAL } from './physical-range.ts';

const DURATION_UNITS = [
  { unit: 'd', name: 'day', seconds: 86_400 },
  { unit: 'h', name: 'hour', seconds: 3_600 },
  { unit: 'min', name: 'minute', seconds: 60 },
  { unit: 's', name: 'second', seconds: 1 },
] as const;

const SECOND = DURATION_UNITS[3];

const HOUR = DURATION_UNITS[1];

type DurationUnit = (typeof DURATION_UNITS)[number];

const symbols = new Map<string, string>();

/** The symbol of a unit: the international one, or the abbreviation of a language that has letters of its own. */
function symbolOf({ unit, name }: DurationUnit, language: string): string {
  const key = `${language} ${unit}`;
  const known = symbols.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(numberLocale(language), {
    style: 'unit',
    unit: name,
    unitDisplay: 'narrow',
  });
  const own = format.formatToParts(3).find(({ type }) => type === 'unit')?.value ?? unit;
  const symbol = /\p{Script=Latin}/u.test(own) ? unit : own;
  symbols.set(key, symbol);
  return symbol;
}

/** A unit as a language writes it: those of time in its own letters, all others are international. */
export function unitText(unit: string, language: string): string {
  const ofTime = DURATION_UNITS.find(each => each.unit === unit);
  return ofTime === undefined ? unit : symbolOf(ofTime, language);
}

/**
 * A time span given in seconds as its two largest units: `3 d 4 h`, `5 min 12 s`, `42 s`; in the letters of
 * Arabic or Chinese where the language has other ones. Parts of a second are cut,
 * for a span is not over before it is over. Undefined when missing or out of range.
 */
export function durationFigures(
  seconds: number | undefined,
  language: string,
): readonly [Figure, ...Figure[]] | undefined {
  if (!isWithin(seconds, PHYSICAL.seconds)) return undefined;
  const whole = Math.floor(seconds);
  const index = DURATION_UNITS.findIndex(({ seconds: size }) => whole >= size);
  const large = DURATION_UNITS[index];
  const small = DURATION_UNITS[index + 1];
  if (large === undefined || small === undefined) {
    return [{ value: numberText(whole, language), unit: symbolOf(SECOND, language) }];
  }
  return [
    { value: numberText(Math.floor(whole / large.seconds), language), unit: symbolOf(large, language) },
    {
      value: numberText(Math.floor((whole % large.seconds) / small.seconds), language),
      unit: symbolOf(small, language),
    },
  ];
}

/** Less than this has a digit, hours. */
const DIGITS_BELOW_HOURS = 10;

/** Hours as they are, `0.3 h` or `26 h`, not as days; undefined when missing or out of range. */
export function hoursFigure(hours: number | undefined, language: string): Figure | undefined {
  if (hours === undefined || !isWithin(hours * HOUR.seconds, PHYSICAL.seconds)) return undefined;
  const digits = hours < DIGITS_BELOW_HOURS ? 1 : 0;
  return { value: numberText(hours, language, { digits }), unit: symbolOf(HOUR, language) };
}
