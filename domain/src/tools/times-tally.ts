import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** Round-trip times added up one by one, milliseconds: of one size however many there are. */
export interface TimesTally {
  readonly count: number;
  readonly sumMs: number;
  readonly minMs: number | undefined;
  readonly maxMs: number | undefined;
}

export const NO_TIMES: TimesTally = { count: 0, sumMs: 0, minMs: undefined, maxMs: undefined };

/** Adds one time; an invalid one is not added. */
export function tallyTime(tally: TimesTally, timeMs: number): TimesTally {
  if (!isWithin(timeMs, PHYSICAL.amount)) return tally;
  const { count, sumMs, minMs, maxMs } = tally;
  return {
    count: count + 1,
    sumMs: sumMs + timeMs,
    minMs: Math.min(minMs ?? timeMs, timeMs),
    maxMs: Math.max(maxMs ?? timeMs, timeMs),
  };
}

/** Mean of the times; undefined without one. */
export function meanMs({ count, sumMs }: TimesTally): number | undefined {
  return count === 0 ? undefined : sumMs / count;
}
