/** The frequency under the cursor, MHz; null while nothing is pointed at. It moves with each frame, so React does not hold it. */
export interface AirCursor {
  readonly mhz: () => number | null;
  readonly point: (mhz: number | null) => void;
  /** Returns what ends it. */
  readonly subscribe: (moved: () => void) => () => void;
}

/** Makes a cursor that points at nothing. */
export function airCursor(): AirCursor {
  const listeners = new Set<() => void>();
  let now: number | null = null;
  return {
    mhz: () => now,
    point: mhz => {
      if (mhz === now) return;
      now = mhz;
      for (const moved of listeners) moved();
    },
    subscribe: moved => {
      listeners.add(moved);
      return () => void listeners.delete(moved);
    },
  };
}
