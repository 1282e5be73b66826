import { type Figure, numberText, pickUnit, scaledFigure, type ScaleUnit } from './number.ts';
import { isWithin, PHYSICAL, type PhysicalRange } from './physical-range.ts';

export type MeasurementSystem = 'metric' | 'imperial';

/** ISO 3166 numeric codes of the countries that use imperial units: United States and United Kingdom. §9. */
export const IMPERIAL_COUNTRIES: readonly number[] = [840, 826];

/** Default of a country if the user selected none. */
export function countryMeasurementSystem(countryCode: number | undefined): MeasurementSystem {
  return countryCode !== undefined && IMPERIAL_COUNTRIES.includes(countryCode) ? 'imperial' : 'metric';
}

/** The administrator's stored choice; without one, that of the device's country. §9.units. */
export function measurementSystem(
  countryCode: number | undefined,
  stored: MeasurementSystem | undefined,
): MeasurementSystem {
  return stored ?? countryMeasurementSystem(countryCode);
}

/** §9.units. */
export const FEET_PER_METRE = 3.2808399;
const FEET_PER_MILE = 5280;
const METRES_PER_FOOT = 1 / FEET_PER_METRE;
const METRES_PER_MILE = FEET_PER_MILE * METRES_PER_FOOT;

/** Units of a distance. */
export type DistanceUnit = 'm' | 'km' | 'ft' | 'mi';

interface DistanceScaleUnit extends ScaleUnit {
  readonly unit: DistanceUnit;
}

/** Sizes in metres. */
const DISTANCE_UNITS: Readonly<
  Record<MeasurementSystem, readonly [DistanceScaleUnit, ...DistanceScaleUnit[]]>
> = {
  metric: [
    { unit: 'm', size: 1, digits: 0 },
    { unit: 'km', size: 1e3, digits: 1 },
  ],
  imperial: [
    { unit: 'ft', size: METRES_PER_FOOT, digits: 0 },
    { unit: 'mi', size: METRES_PER_MILE, digits: 1 },
  ],
};

/** Digits of a large unit in a column, whose smallest distances are a fraction of it. */
const COLUMN_DIGITS = 2;

const SHORT_UNITS: Readonly<Record<MeasurementSystem, ScaleUnit>> = {
  metric: DISTANCE_UNITS.metric[0],
  imperial: DISTANCE_UNITS.imperial[0],
};

/** The unit of a column of distances: that of its largest, given in metres; undefined when missing or negative. */
export function distanceUnit(
  largestMetres: number | undefined,
  system: MeasurementSystem,
): DistanceUnit | undefined {
  return isWithin(largestMetres, PHYSICAL.amount)
    ? pickUnit(largestMetres, DISTANCE_UNITS[system]).unit
    : undefined;
}

/**
 * The distance of a link, given in metres: `847 m`, `12.4 km`, `2,779 ft`, `7.7 mi`; undefined when missing or
 * negative. The unit of a column is fixed: `0.53 mi` above `7.70 mi`.
 */
export function distanceFigure(
  metres: number | undefined,
  system: MeasurementSystem,
  language: string,
  fixedUnit?: DistanceUnit,
): Figure | undefined {
  if (!isWithin(metres, PHYSICAL.amount)) return undefined;
  const [short, ...large] = DISTANCE_UNITS[system];
  const fixed = large.find(({ unit }) => unit === fixedUnit);
  if (fixed !== undefined) return scaledFigure(metres, [{ ...fixed, digits: COLUMN_DIGITS }], language);
  return scaledFigure(metres, fixedUnit === short.unit ? [short] : [short, ...large], language);
}

/** A height or a cable, given in metres: always `m` or `ft`; undefined when missing, negative or out of range. */
export function lengthFigure(
  metres: number | undefined,
  system: MeasurementSystem,
  language: string,
  digits = 0,
): Figure | undefined {
  return shortFigure(metres, system, language, digits, PHYSICAL.distanceMetres);
}

/** A height above the sea, given in metres, which may lie below it; undefined when missing or out of range. */
export function altitudeFigure(
  metres: number | undefined,
  system: MeasurementSystem,
  language: string,
): Figure | undefined {
  return shortFigure(metres, system, language, 0, PHYSICAL.altitudeMetres);
}

function shortFigure(
  metres: number | undefined,
  system: MeasurementSystem,
  language: string,
  digits: number,
  range: PhysicalRange,
): Figure | undefined {
  if (!isWithin(metres, range)) return undefined;
  const { unit, size } = SHORT_UNITS[system];
  return { value: numberText(metres / size, language, { digits }), unit };
}

const MILLIMETRES_PER_INCH = 25.4;

/** A rate of rain, given in mm/h: `18 mm/h`, `0.71 in/h`; undefined when missing or out of range. */
export function rainFigure(
  mmPerHour: number | undefined,
  system: MeasurementSystem,
  language: string,
  digits = 0,
): Figure | undefined {
  if (!isWithin(mmPerHour, PHYSICAL.rainMmPerHour)) return undefined;
  return system === 'metric'
    ? { value: numberText(mmPerHour, language, { digits }), unit: 'mm/h' }
    : { value: numberText(mmPerHour / MILLIMETRES_PER_INCH, language, { digits: 2 }), unit: 'in/h' };
}
