/** Round-trip times added up one by one, milliseconds: of one size however many there are. */
export interface TimesTally {
  readonly count: number;
  readonly sumMs: number;
  readonly minMs: number | undefined;
  readonly maxMs: number | undefined;
}

export const NO_TIMES: TimesTally = { count: 0, sumMs: 0, minMs: undefined, maxMs: undefined };

/** Adds one time. */
export function tallyTime({ count, sumMs, minMs, maxMs }: TimesTally, timeMs: number): TimesTally {
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
