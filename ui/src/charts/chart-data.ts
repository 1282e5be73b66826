import type { History } from '@radiolink/application/status';
import { GRAPH_INTERVAL_MS, GRAPH_TICKS } from '@radiolink/domain/status';

/** Seconds before now of every tick, oldest first: the same for every chart, so that its axis stands still. */
export const TICK_OFFSETS: readonly number[] = Array.from(
  { length: GRAPH_TICKS },
  (_, tick) => ((tick - GRAPH_TICKS + 1) * GRAPH_INTERVAL_MS) / 1000,
);

/** A row as the chart library wants it: a gap is null. */
export function withGaps(row: Float64Array): (number | null)[] {
  return Array.from(row, value => (Number.isNaN(value) ? null : value));
}

/** The rows of a history in the order of its series. */
export function chartRows<Series extends string>(
  history: History<Series>,
  names: readonly Series[],
): (number | null)[][] {
  return names.map(name => withGaps(history.series[name]));
}

/** The newest tick that has a value in any row; the last one when none has. */
export function newestTick(rows: readonly (readonly (number | null)[])[]): number {
  for (let tick = GRAPH_TICKS - 1; tick >= 0; tick -= 1) {
    if (rows.some(row => row[tick] != null)) return tick;
  }
  return GRAPH_TICKS - 1;
}
