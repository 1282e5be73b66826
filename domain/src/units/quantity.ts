import { type Figure, MISSING_TEXT, numberText } from './number.ts';
import { isWithin, PHYSICAL, type PhysicalRange } from './physical-range.ts';

/** Above this frequency a value is written in GHz: `60.48 GHz` beside `5180 MHz`. */
const GHZ_FROM_MHZ = 50_000;
const MHZ_PER_GHZ = 1_000;
const GHZ_DIGITS = 2;

/** A quantity with a unit that never changes; undefined outside its range. */
function plainFigure(
  value: number | undefined,
  unit: string,
  language: string,
  digits: number,
  range: PhysicalRange,
): Figure | undefined {
  if (!isWithin(value, range)) return undefined;
  const text = numberText(value, language, { digits });
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
export function dbmFigure(dbm: number | undefined, language: string, digits = 0): Figure | undefined {
  return plainFigure(dbm, 'dBm', language, digits, PHYSICAL.dbm);
}

/** A ratio in dB, e.g. CINR or cable loss, or a difference; undefined when missing or out of range. */
export function decibelFigure(db: number | undefined, language: string, digits = 0): Figure | undefined {
  return plainFigure(db, 'dB', language, digits, PHYSICAL.difference);
}

/** An antenna gain in dBi; undefined when missing or out of range. */
export function gainFigure(dbi: number | undefined, language: string, digits = 0): Figure | undefined {
  return plainFigure(dbi, 'dBi', language, digits, PHYSICAL.gainDbi);
}

/** A share given in percent; undefined when missing or out of range. A little above 100 is what the device said. */
export function percentFigure(percent: number | undefined, language: string, digits = 0): Figure | undefined {
  return plainFigure(percent, '%', language, digits, PHYSICAL.share);
}

/** A temperature in degrees Celsius; undefined when missing. */
export function temperatureFigure(
  celsius: number | undefined,
  language: string,
  digits = 0,
): Figure | undefined {
  return plainFigure(celsius, '°C', language, digits, PHYSICAL.celsius);
}

/** A delay in milliseconds, with one digit; undefined when missing or out of range. */
export function latencyFigure(
  milliseconds: number | undefined,
  language: string,
  digits = 1,
): Figure | undefined {
  return plainFigure(milliseconds, 'ms', language, digits, PHYSICAL.latencyMs);
}

/** A delay that a device reports in whole milliseconds: 0 is less than one; undefined when missing. */
export function wholeLatencyFigure(milliseconds: number | undefined, language: string): Figure | undefined {
  return milliseconds === 0 ? { value: '<1', unit: 'ms' } : latencyFigure(milliseconds, language, 0);
}

/** A plain number; undefined when missing or out of range. */
export function countFigure(count: number | undefined, language: string, digits = 0): Figure | undefined {
  return plainFigure(count, '', language, digits, PHYSICAL.number);
}

/** A number whose thousands stand together, as an MTU; undefined when missing or out of range. */
export function ungroupedFigure(value: number | undefined, language: string): Figure | undefined {
  if (!isWithin(value, PHYSICAL.number)) return undefined;
  return { value: numberText(value, language, { grouping: false }), unit: '' };
}
