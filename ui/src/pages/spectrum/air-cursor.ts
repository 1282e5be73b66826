import type { AirRange } from './range.ts';

/** The frequency under the cursor, MHz; null while nothing is pointed at. It moves with each frame, so React does not hold it. */
export interface AirCursor {
  readonly mhz: () => number | null;
  /** The place that was pointed at last, if it is within the range: the mouse has left it for a button. */
  readonly lastWithin: (range: AirRange) => number | null;
  readonly point: (mhz: number | null) => void;
  /** Returns what ends it. */
  readonly subscribe: (moved: () => void) => () => void;
}

/** Makes a cursor that points at nothing. */
export function airCursor(): AirCursor {
  const listeners = new Set<() => void>();
  let now: number | null = null;
  let last: number | null = null;
  return {
    mhz: () => now,
    lastWithin: ({ fromMhz, toMhz }) => (last !== null && last >= fromMhz && last <= toMhz ? last : null),
    point: mhz => {
      if (mhz === now) return;
      now = mhz;
      last = mhz ?? last;
      for (const moved of listeners) moved();
    },
    subscribe: moved => {
      listeners.add(moved);
      return () => void listeners.delete(moved);
    },
  };
}
