import type { History } from '@radiolink/application/status/history';

/** A row in the format of the chart library: a gap is null. */
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
  const last = (rows[0]?.length ?? 1) - 1;
  for (let tick = last; tick >= 0; tick -= 1) {
    if (rows.some(row => row[tick] != null)) return tick;
  }
  return last;
}
