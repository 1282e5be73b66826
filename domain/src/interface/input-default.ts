/** A range input unless its setting says otherwise. §9.interface. */
export const RANGE_INPUT = { min: 0, max: 100, step: 1 } as const;

/** Format of a date field: month, day, year of two digits twice. §5.form-inputs, §9.interface. */
export const DATE_FORMAT = 'mm/dd/yy';

/** A range value held between its limits; NaN for an invalid number or range. §5.form-inputs. */
export function clampedRange(
  value: number,
  min: number = RANGE_INPUT.min,
  max: number = RANGE_INPUT.max,
): number {
  if (![value, min, max].every(Number.isFinite) || min > max) return Number.NaN;
  return Math.min(max, Math.max(min, value));
}
