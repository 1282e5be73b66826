import type { Figure } from './figure.ts';
import type { MeasurementSystem } from './measurement-system.ts';
import { isKnown, numberText } from './number.ts';
import { isWithin, PHYSICAL } from './physical-range.ts';
import { type ScaleUnit, scaledFigure } from './scale.ts';

/** Specification §9, Units and compatibility. */
export const FEET_PER_METRE = 3.2808399;
const FEET_PER_MILE = 5280;
const METRES_PER_FOOT = 1 / FEET_PER_METRE;
const METRES_PER_MILE = FEET_PER_MILE * METRES_PER_FOOT;

/** Sizes in metres. */
const DISTANCE_UNITS: Readonly<Record<MeasurementSystem, readonly [ScaleUnit, ...ScaleUnit[]]>> = {
  metric: [
    { unit: 'm', size: 1, digits: 0 },
    { unit: 'km', size: 1e3, digits: 1 },
  ],
  imperial: [
    { unit: 'ft', size: METRES_PER_FOOT, digits: 0 },
    { unit: 'mi', size: METRES_PER_MILE, digits: 1 },
  ],
};

const SHORT_UNITS: Readonly<Record<MeasurementSystem, ScaleUnit>> = {
  metric: DISTANCE_UNITS.metric[0],
  imperial: DISTANCE_UNITS.imperial[0],
};

export function metresToFeet(metres: number): number {
  return metres * FEET_PER_METRE;
}

export function feetToMetres(feet: number): number {
  return feet / FEET_PER_METRE;
}

export function metresToMiles(metres: number): number {
  return metresToFeet(metres) / FEET_PER_MILE;
}

export function milesToMetres(miles: number): number {
  return feetToMetres(miles * FEET_PER_MILE);
}

/** The distance of a link, given in metres: `847 m`, `12.4 km`, `2,779 ft`, `7.7 mi`; undefined when missing or negative. */
export function distanceFigure(
  metres: number | undefined,
  system: MeasurementSystem,
  language: string,
): Figure | undefined {
  return isWithin(metres, PHYSICAL.amount)
    ? scaledFigure(metres, DISTANCE_UNITS[system], language)
    : undefined;
}

/** A height or a cable, given in metres: always `m` or `ft`; undefined when missing. */
export function lengthFigure(
  metres: number | undefined,
  system: MeasurementSystem,
  language: string,
  digits = 0,
): Figure | undefined {
  if (!isKnown(metres)) return undefined;
  const { unit, size } = SHORT_UNITS[system];
  return { value: numberText(metres / size, language, { digits }), unit };
}
