import { isWithin, PHYSICAL, type PhysicalRange } from '../units/physical-range.ts';

/** What became of a reading by a change. */
export type ReadingVerdict = 'better' | 'same' | 'worse';

/** A reading before a change and now, with the spread that it had before. */
export interface JudgedReading {
  readonly before: number;
  /** Standard deviation of the readings before; undefined where they were too few. */
  readonly deviation: number | undefined;
  readonly now: number;
  /** The least difference that says something, above 0. */
  readonly step: number;
  readonly betterIf: 'higher' | 'lower';
}

/** Least number of readings whose spread says something. reading 45. */
const LEAST_SAMPLES = 20;
const DEVIATIONS = 2;

/** A signal, dBm, a capacity, kbps, or a latency, ms. */
export const READING: PhysicalRange = { min: PHYSICAL.dbm.min, max: PHYSICAL.amount.max };

/** Mean of the readings that were made; undefined without one. */
export function meanReading(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter(value => isWithin(value, READING));
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Standard deviation of the readings that were made; undefined for fewer than 20. reading 45. */
export function readingDeviation(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter(value => isWithin(value, READING));
  const mean = meanReading(known);
  if (mean === undefined || known.length < LEAST_SAMPLES) return undefined;
  return Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / known.length);
}

/**
 * Better or worse than before: outside two standard deviations of what it was, and by the step at least. Undefined
 * where the spread before is unknown: then any difference may be jitter. reading 45.
 */
export function readingVerdict(reading: JudgedReading): ReadingVerdict | undefined {
  const { before, deviation, now, step, betterIf } = reading;
  const areKnown =
    isWithin(before, READING) && isWithin(now, READING) && isWithin(deviation, PHYSICAL.amount);
  if (!areKnown || !isWithin(step, PHYSICAL.amount)) return undefined;
  const difference = Math.abs(now - before);
  if (difference === 0 || difference < step || difference <= DEVIATIONS * deviation) return 'same';
  return now > before === (betterIf === 'higher') ? 'better' : 'worse';
}
