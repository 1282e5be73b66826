import { type Figure, numberText, pickUnit, rounded, scaledFigure, type ScaleUnit } from './number.ts';
import { isWithin, PHYSICAL } from './physical-range.ts';

/** Units of an amount of traffic. */
export type TrafficUnit = 'B' | 'kB' | 'MB' | 'GB' | 'TB';

interface TrafficScaleUnit extends ScaleUnit {
  readonly unit: TrafficUnit;
}

/** Sizes in bytes. Memory is made in powers of two. */
const MEMORY_UNITS: readonly [ScaleUnit, ...ScaleUnit[]] = [
  { unit: 'B', size: 1, digits: 0 },
  { unit: 'KiB', size: 2 ** 10, digits: 1 },
  { unit: 'MiB', size: 2 ** 20, digits: 1 },
  { unit: 'GiB', size: 2 ** 30, digits: 2 },
];

/** Sizes in bytes. Traffic is counted in powers of ten, like the rates it adds up. */
const TRAFFIC_UNITS: readonly [TrafficScaleUnit, ...TrafficScaleUnit[]] = [
  { unit: 'B', size: 1, digits: 0 },
  { unit: 'kB', size: 1e3, digits: 1 },
  { unit: 'MB', size: 1e6, digits: 1 },
  { unit: 'GB', size: 1e9, digits: 2 },
  { unit: 'TB', size: 1e12, digits: 2 },
];

const COLUMN_UNITS: readonly [TrafficScaleUnit, ...TrafficScaleUnit[]] = [
  TRAFFIC_UNITS[0],
  ...TRAFFIC_UNITS.slice(1).filter(({ unit }) => unit !== 'TB'),
];

/** Memory given in bytes, e.g. `61.5 MiB`; undefined when missing or negative. */
export function memoryFigure(bytes: number | undefined, language: string): Figure | undefined {
  return isWithin(bytes, PHYSICAL.amount) ? scaledFigure(bytes, MEMORY_UNITS, language) : undefined;
}

/** Most digits of an amount that is small for the unit of its column. */
const MOST_DIGITS = 3;

/**
 * An amount of traffic or the size of a file given in bytes, e.g. `12.40 GB`; undefined when missing or negative. A given
 * unit keeps a column in one unit; a small amount then gets up to three digits.
 */
export function trafficFigure(
  bytes: number | undefined,
  language: string,
  fixedUnit?: TrafficUnit,
): Figure | undefined {
  if (!isWithin(bytes, PHYSICAL.amount)) return undefined;
  const fixed = TRAFFIC_UNITS.find(({ unit }) => unit === fixedUnit);
  if (fixed === undefined) return scaledFigure(bytes, TRAFFIC_UNITS, language);
  const value = bytes / fixed.size;
  const digits = bytes !== 0 && rounded(value, fixed.digits) === 0 ? MOST_DIGITS : fixed.digits;
  return { value: numberText(value, language, { digits }), unit: fixed.unit };
}

/** The unit of a column of traffic given in bytes: that of its largest amount, GB at most, so that few read as 0. */
export function trafficUnit(column: readonly (number | undefined)[]): TrafficUnit {
  const largest = Math.max(0, ...column.filter(bytes => isWithin(bytes, PHYSICAL.amount)));
  return pickUnit(largest, COLUMN_UNITS).unit;
}
