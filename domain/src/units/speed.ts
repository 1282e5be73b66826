import { type Figure, numberText, pickUnit, rounded, type ScaleUnit } from './number.ts';
import { isWithin, PHYSICAL } from './physical-range.ts';

/** §3.speed-units. */
export type SpeedUnit = 'bps' | 'kbps' | 'Mbps' | 'Gbps';

interface SpeedScaleUnit extends ScaleUnit {
  readonly unit: SpeedUnit;
}

/** Sizes in bps. Decimal, as line rates are. */
export const SPEED_UNITS: readonly [SpeedScaleUnit, ...SpeedScaleUnit[]] = [
  { unit: 'bps', size: 1, digits: 0 },
  { unit: 'kbps', size: 1e3, digits: 1 },
  { unit: 'Mbps', size: 1e6, digits: 1 },
  { unit: 'Gbps', size: 1e9, digits: 2 },
];

const BPS_PER_KBPS = 1e3;

/**
 * A rate in kbps (the unit of the status) in the speed unit that fits it, e.g. `347.2 Mbps`; undefined when missing
 * or out of range. A given unit keeps a column or an axis in one unit; what would read as 0 there, and is not, takes its own.
 */
export function speedFigure(
  kbps: number | undefined,
  language: string,
  fixedUnit?: SpeedUnit,
): Figure | undefined {
  if (!isWithin(kbps, PHYSICAL.kbps)) return undefined;
  const bps = kbps * BPS_PER_KBPS;
  const fixed = SPEED_UNITS.find(candidate => candidate.unit === fixedUnit);
  const isLost = fixed !== undefined && bps !== 0 && rounded(bps / fixed.size, fixed.digits) === 0;
  const { unit, size, digits } = fixed === undefined || isLost ? pickUnit(bps, SPEED_UNITS) : fixed;
  return { value: numberText(bps / size, language, { digits }), unit };
}

/**
 * A rate in kbps as a column of one unit shows it; undefined when missing or out of range. What would read as 0 there, and is not, is
 * below the smallest figure of the column: `<0.1 Mbps`.
 */
export function columnSpeedFigure(
  kbps: number | undefined,
  language: string,
  unit: SpeedUnit,
): Figure | undefined {
  const figure = speedFigure(kbps, language, unit);
  const { digits } = SPEED_UNITS.find(candidate => candidate.unit === unit) ?? SPEED_UNITS[0];
  if (figure === undefined || figure.unit === unit) return figure;
  return { value: `<${numberText(10 ** -digits, language, { digits })}`, unit };
}
