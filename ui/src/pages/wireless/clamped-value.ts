import { clampedRange } from '@radiolink/domain/interface';
import type { NumberRange } from '@radiolink/domain/settings';

/** The value of a slider within its limits. §5: range inputs are clamped to min and max. */
export function clampedValue(typed: string, { min, max }: NumberRange): string {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(number)) return typed.trim();
  return String(clampedRange(Math.round(number), min, max));
}
