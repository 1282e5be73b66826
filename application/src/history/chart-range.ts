import type { HistorySpan, LinkHistory } from './link-history.port.ts';

/** What a chart reaches back over: the live window of the last ticks, or the device's record. */
export type ChartRange = 'minutes' | 'hour' | 'day';

/** The ranges as they are offered. */
export const CHART_RANGES: readonly ChartRange[] = ['minutes', 'hour', 'day'];

const HOUR_SECONDS = 3600;

/** The record that holds a range: a device that keeps only a day has the hour in it. */
export function spanOf(range: 'hour' | 'day', spans: readonly HistorySpan[]): HistorySpan {
  return range === 'hour' && spans.includes('hour') ? 'hour' : 'day';
}

/** The last hour of a record, by the time of its newest sample. */
export function lastHour(history: LinkHistory): LinkHistory {
  const newest = history.times.at(-1);
  if (newest === undefined) return history;
  const start = history.times.findIndex(time => time >= newest - HOUR_SECONDS);
  const rows = Object.entries(history).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(start) : value,
  ]);
  return Object.fromEntries(rows) as LinkHistory;
}
