import { GRAPH_TICKS } from '@radiolink/domain/status';

/**
 * The last 120 ticks of some series, oldest first. Typed arrays of exactly that length; a gap, and what lies
 * before the first tick, is NaN. Never written to after it was made.
 */
export interface History<Series extends string> {
  /** Time of each tick, milliseconds since the epoch. */
  readonly times: Float64Array;
  readonly series: Readonly<Record<Series, Float64Array>>;
}

const emptyRow = (): Float64Array => new Float64Array(GRAPH_TICKS).fill(Number.NaN);

function shifted(row: Float64Array, newest: number): Float64Array {
  const next = new Float64Array(GRAPH_TICKS);
  next.set(row.subarray(1));
  next[GRAPH_TICKS - 1] = newest;
  return next;
}

/** A history in which nothing happened yet. */
export function emptyHistory<Series extends string>(names: readonly Series[]): History<Series> {
  return {
    times: emptyRow(),
    series: Object.fromEntries(names.map(name => [name, emptyRow()])) as Record<Series, Float64Array>,
  };
}

/** The history after one more tick; the oldest falls out. A series without a value gets a gap. */
export function withTick<Series extends string>(
  history: History<Series>,
  time: number,
  values: Readonly<Partial<Record<Series, number | undefined>>>,
): History<Series> {
  const rows = Object.entries(history.series) as [Series, Float64Array][];
  return {
    times: shifted(history.times, time),
    series: Object.fromEntries(
      rows.map(([name, row]) => [name, shifted(row, values[name] ?? Number.NaN)]),
    ) as Record<Series, Float64Array>,
  };
}
