import type { HistorySeries, HistorySpan, LinkHistory } from '../history/link-history.port.ts';
import { recordedThroughput } from '../history/recorded-throughput.ts';
import type { AirDirection } from '@radiolink/domain/link';
import { withRests } from '../status/chart-gaps.ts';
import type { ChartHistory } from '../status/chart-series.ts';

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

/** Recorded quantities of the link, each in both directions or at both ends. */
export type RecordedQuantity = 'signal' | 'throughput' | 'capacity' | 'score';

/** The two rows of a quantity: the local end and the downlink come first. */
export type RecordedSeries = 'first' | 'second';

type Pair = (history: LinkHistory, received: AirDirection) => readonly [HistorySeries, HistorySeries];

const PAIRS: Readonly<Record<RecordedQuantity, Pair>> = {
  signal: ({ signalDbm, remoteSignalDbm }) => [signalDbm, remoteSignalDbm],
  throughput: (history, received) => {
    const { downKbps, upKbps } = recordedThroughput(history, received);
    return [downKbps, upKbps];
  },
  capacity: ({ downlinkCapacityKbps, uplinkCapacityKbps }) => [downlinkCapacityKbps, uplinkCapacityKbps],
  score: ({ downlinkScore, uplinkScore }) => [downlinkScore, uplinkScore],
};

/** The quantities in the order they are offered. */
export const RECORDED_QUANTITIES = Object.keys(PAIRS) as readonly RecordedQuantity[];

const MS_PER_SECOND = 1000;

/** Beyond so many intervals between two samples the device recorded nothing. */
const MISSED_INTERVALS = 1.5;

/**
 * One quantity as a chart draws it: times in milliseconds, a gap is NaN, also where the device missed samples. Null
 * when the device kept nothing of it. @param received the direction that the device receives
 */
export function recordOf(
  history: LinkHistory,
  quantity: RecordedQuantity,
  received: AirDirection,
): ChartHistory<RecordedSeries> | null {
  const [first, second] = PAIRS[quantity](history, received);
  if (![...first, ...second].some(value => value !== undefined)) return null;
  const longest = (history.intervalSeconds ?? Number.POSITIVE_INFINITY) * MISSED_INTERVALS * MS_PER_SECOND;
  const recorded = history.times.map((seconds, place) => ({
    at: seconds * MS_PER_SECOND,
    first: first[place],
    second: second[place],
  }));
  const { samples, ...gaps } = withRests(recorded, (before, next) => next.at - before.at > longest, {
    cause: 'not-recorded',
    emptyAt: at => ({ at, first: undefined, second: undefined }),
  });
  const row = (series: 'first' | 'second') =>
    Float64Array.from(samples, sample => sample[series] ?? Number.NaN);
  return {
    times: Float64Array.from(samples, ({ at }) => at),
    series: { first: row('first'), second: row('second') },
    ...gaps,
  };
}
