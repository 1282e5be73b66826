import type { Figure } from './figure.ts';
import { numberText } from './number.ts';
import { isWithin, PHYSICAL } from './physical-range.ts';

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
