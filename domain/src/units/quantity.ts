import { type Figure, MISSING_TEXT, numberText } from './number.ts';
import { isWithin, PHYSICAL, type PhysicalRange } from './physical-range.ts';

/** Above this frequency a value is written in GHz: `60.48 GHz` beside `5180 MHz`. */
const GHZ_FROM_MHZ = 50_000;
const MHZ_PER_GHZ = 1_000;
const GHZ_DIGITS = 2;

/** How a quantity is written whose unit never changes. */
export interface PlainUnit {
  readonly unit: string;
  /** What it can be at all; beyond it nothing is written. */
  readonly range: PhysicalRange;
  /** Digits after the decimal sign, always that many. Default 0. */
  readonly digits?: number;
  /** Digits in a list of all readings, where a value stands alone: none for a whole number. Default 1. */
  readonly fineDigits?: number;
}

const ROWS = {
  count: { unit: '', range: PHYSICAL.number, fineDigits: 2 },
  code: { unit: '', range: PHYSICAL.number },
  'per-second': { unit: '/s', range: PHYSICAL.number },
  dbm: { unit: 'dBm', range: PHYSICAL.dbm },
  db: { unit: 'dB', range: PHYSICAL.difference },
  dbi: { unit: 'dBi', range: PHYSICAL.gainDbi },
  percent: { unit: '%', range: PHYSICAL.share },
  mbps: { unit: 'Mbps', range: PHYSICAL.number },
  celsius: { unit: '°C', range: PHYSICAL.celsius },
  milliseconds: { unit: 'ms', range: PHYSICAL.number },
  delay: { unit: 'ms', range: PHYSICAL.latencyMs, digits: 1 },
  microseconds: { unit: 'µs', range: PHYSICAL.number },
  degrees: { unit: '°', range: PHYSICAL.number, fineDigits: 6 },
};

export type PlainUnitKind = keyof typeof ROWS;

/** Every quantity with one unit. A new one is a row above. */
export const PLAIN_UNITS: Readonly<Record<PlainUnitKind, PlainUnit>> = ROWS;

/** A quantity with one unit; undefined when missing or outside its range. */
export function plainFigure(
  kind: PlainUnitKind,
  value: number | undefined,
  language: string,
  digits = PLAIN_UNITS[kind].digits,
): Figure | undefined {
  const { unit, range } = PLAIN_UNITS[kind];
  if (!isWithin(value, range)) return undefined;
  const text = numberText(value, language, { digits: digits ?? 0 });
  return text === MISSING_TEXT ? undefined : { value: text, unit };
}

/**
 * A frequency or a channel width given in MHz, ungrouped as radio people write it; undefined when missing. MHz as a fixed
 * unit keeps a column of both bands in one unit.
 */
export function frequencyFigure(
  mhz: number | undefined,
  language: string,
  digits = 0,
  fixedUnit?: 'MHz',
): Figure | undefined {
  if (!isWithin(mhz, PHYSICAL.frequencyMhz)) return undefined;
  if (mhz > GHZ_FROM_MHZ && fixedUnit === undefined) {
    return { value: numberText(mhz / MHZ_PER_GHZ, language, { digits: GHZ_DIGITS }), unit: 'GHz' };
  }
  return { value: numberText(mhz, language, { digits, grouping: false }), unit: 'MHz' };
}

/** A signal or a power in dBm; undefined when missing or out of range. */
export function dbmFigure(dbm: number | undefined, language: string, digits?: number): Figure | undefined {
  return plainFigure('dbm', dbm, language, digits);
}

/** A ratio in dB, e.g. CINR or cable loss, or a difference; undefined when missing or out of range. */
export function decibelFigure(db: number | undefined, language: string, digits?: number): Figure | undefined {
  return plainFigure('db', db, language, digits);
}

/** A share given in percent; undefined when missing or out of range. A little above 100 is what the device said. */
export function percentFigure(
  percent: number | undefined,
  language: string,
  digits?: number,
): Figure | undefined {
  return plainFigure('percent', percent, language, digits);
}

/** A delay in milliseconds, with one digit; undefined when missing or out of range. */
export function latencyFigure(
  milliseconds: number | undefined,
  language: string,
  digits?: number,
): Figure | undefined {
  return plainFigure('delay', milliseconds, language, digits);
}

/** A delay that a device reports in whole milliseconds: 0 is less than one; undefined when missing. */
export function wholeLatencyFigure(milliseconds: number | undefined, language: string): Figure | undefined {
  return milliseconds === 0 ? { value: '<1', unit: 'ms' } : latencyFigure(milliseconds, language, 0);
}

/** A plain number; undefined when missing or out of range. */
export function countFigure(
  count: number | undefined,
  language: string,
  digits?: number,
): Figure | undefined {
  return plainFigure('count', count, language, digits);
}

/** A number whose thousands stand together, as an MTU; undefined when missing or out of range. */
export function ungroupedFigure(value: number | undefined, language: string): Figure | undefined {
  if (!isWithin(value, PHYSICAL.number)) return undefined;
  return { value: numberText(value, language, { grouping: false }), unit: '' };
}
