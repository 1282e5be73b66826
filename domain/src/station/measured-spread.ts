import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/**
 * Whether rows of EVM samples were measured. An 802.11n station fills all of them, in both directions, with one
 * value: no receiver gives that. Rows without a valid sample say nothing either. reading 39.
 */
export function isMeasuredSpread(rows: readonly (readonly number[])[]): boolean {
  let first: number | undefined;
  for (const row of rows) {
    for (const sample of row) {
      if (!isWithin(sample, PHYSICAL.cinrDb)) continue;
      first ??= sample;
      if (sample !== first) return true;
    }
  }
  return false;
}
