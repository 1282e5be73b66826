import { GRAPH_INTERVAL_MS } from '@radiolink/domain/status';
import type { History } from '../status/history.ts';
import type { HistorySeries, LinkHistory } from './link-history.port.ts';

/** The newest records of the device, read when the charts were opened. */
export interface RecordedPast {
  /** The finest first. Samples are `intervalSeconds` apart. */
  readonly records: readonly LinkHistory[];
  /** When they were read, milliseconds since the epoch by the page's clock: where the records end. */
  readonly receivedAt: number;
}

/** The row of a record for each series of a chart. */
export type RowsOf<Series extends string> = (record: LinkHistory) => Readonly<Record<Series, HistorySeries>>;

/** A live window whose time before its first tick is filled from the device's record. Own ticks are never replaced. */
export function withPast<Series extends string>(
  live: History<Series>,
  past: RecordedPast | null,
  rowsOf: RowsOf<Series>,
): History<Series> {
  const first = live.times.findIndex(time => !Number.isNaN(time));
  if (past === null || first === 0) return live;
  const empty = first === -1 ? live.times.length : first;
  const end = live.times[first] ?? past.receivedAt + GRAPH_INTERVAL_MS;
  const timeOf = (place: number): number => end - (empty - place) * GRAPH_INTERVAL_MS;
  const filled = (row: Float64Array, of: (record: LinkHistory) => HistorySeries): Float64Array =>
    row.map((value, place) => (place < empty ? sampleAt(past, timeOf(place), of) : value));
  const rows = Object.entries(live.series) as [Series, Float64Array][];
  return {
    times: live.times.map((time, place) => (place < empty ? timeOf(place) : time)),
    series: Object.fromEntries(
      rows.map(([name, row]) => [name, filled(row, record => rowsOf(record)[name])]),
    ) as Record<Series, Float64Array>,
  };
}

/**
 * The sample of the finest record that reaches to a time. The records end when they were read: the device's clock may
 * be any.
 */
function sampleAt(
  { records, receivedAt }: RecordedPast,
  time: number,
  of: (record: LinkHistory) => HistorySeries,
): number {
  const secondsAgo = Math.max(0, (receivedAt - time) / 1000);
  for (const record of records) {
    const { intervalSeconds, times } = record;
    if (intervalSeconds === undefined || intervalSeconds <= 0) continue;
    const back = Math.floor(secondsAgo / intervalSeconds);
    if (back < times.length) return of(record)[times.length - 1 - back] ?? Number.NaN;
  }
  return Number.NaN;
}
