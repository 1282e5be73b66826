import { GRAPH_INTERVAL_MS, GRAPH_TICKS } from '@radiolink/domain/status';

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

/** The history some ticks later: those are gaps, and so is all of it where more passed than it holds. */
export function laterBy<Series extends string>(history: History<Series>, ticks: number): History<Series> {
  const past = Math.min(ticks, GRAPH_TICKS);
  const newest = history.times[GRAPH_TICKS - 1] ?? Number.NaN;
  const times = Float64Array.from({ length: GRAPH_TICKS }, (_, place) => {
    const since = place + ticks - GRAPH_TICKS + 1;
    return since > 0 ? newest + since * GRAPH_INTERVAL_MS : (history.times[place + ticks] ?? Number.NaN);
  });
  const rows = Object.entries(history.series) as [Series, Float64Array][];
  const series = rows.map(([name, row]) => {
    const moved = emptyRow();
    moved.set(row.subarray(past));
    return [name, moved] as const;
  });
  return { times, series: Object.fromEntries(series) as Record<Series, Float64Array> };
}

/** Whole ticks that are missing between the newest tick and `time`: a hidden page has few or none. */
export function missingTicks({ times }: History<string>, time: number): number {
  const passed = Math.round((time - (times[GRAPH_TICKS - 1] ?? Number.NaN)) / GRAPH_INTERVAL_MS) - 1;
  return passed > 0 ? passed : 0;
}

/** The history after one more tick; the oldest falls out. A series without a value gets a gap, as do ticks that were missed. */
export function withTick<Series extends string>(
  history: History<Series>,
  time: number,
  values: Readonly<Partial<Record<Series, number | undefined>>>,
): History<Series> {
  const missed = missingTicks(history, time);
  const before = missed === 0 ? history : laterBy(history, missed);
  const rows = Object.entries(before.series) as [Series, Float64Array][];
  return {
    times: shifted(before.times, time),
    series: Object.fromEntries(
      rows.map(([name, row]) => [name, shifted(row, values[name] ?? Number.NaN)]),
    ) as Record<Series, Float64Array>,
  };
}
