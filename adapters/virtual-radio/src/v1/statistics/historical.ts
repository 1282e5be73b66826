import type { Sample } from '../../history/history.ts';
import type { Radio } from '../../radio.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { v1SessionCalls } from '../exchange.ts';
import { HISTORY_METRICS, type HistoryMetric, type RecentSample } from './recent-samples.ts';

/** Spans on offer: how many samples, how many seconds apart. §v1.statistics. */
const SPANS = {
  minute: { count: 60, seconds: 1 },
  hour: { count: 60, seconds: 60 },
  day: { count: 96, seconds: 900 },
} as const;

type Span = keyof typeof SPANS;

const METRICS = Object.keys(HISTORY_METRICS) as HistoryMetric[];
/** Fields of the day's history; the others are not recorded for that long. */
const OF_DAY: Partial<Record<HistoryMetric, keyof Sample>> = {
  'throughput.tx': 'txKbps',
  'throughput.rx': 'rxKbps',
  'capacity.dl': 'downlinkKbps',
  'capacity.ul': 'uplinkKbps',
  'signal.local': 'signalDbm',
  'signal.remote': 'remoteSignalDbm',
  'linkScore.dl': 'downlinkScore',
  'linkScore.ul': 'uplinkScore',
};

type Dated = readonly (readonly [at: number, sample: Partial<RecentSample>])[];

function samplesOf(radio: Radio, span: Span): Dated {
  if (span === 'minute') return radio.v1.recent.seconds;
  if (span === 'hour') return radio.v1.recent.minutes;
  return radio.history.samples.map(({ at, sample }) => [
    at,
    Object.fromEntries(
      METRICS.flatMap(metric => {
        const name = OF_DAY[metric];
        if (name === undefined) return [];
        const value = sample[name];
        return [[metric, value !== null && metric.startsWith('throughput') ? value * 1000 : value]];
      }),
    ) as Partial<RecentSample>,
  ]);
}

/** Each metric on a grid that ends now; null where there is no sample. */
function series(radio: Radio, span: Span): Record<string, unknown>[] {
  const { count, seconds } = SPANS[span];
  const interval = seconds * 1000;
  const end = radio.clock.now();
  const start = end - count * interval;
  const slots: (Partial<RecentSample> | undefined)[] = Array.from({ length: count });
  for (const [at, sample] of samplesOf(radio, span)) {
    const slot = Math.ceil((at - start) / interval) - 1;
    if (slot >= 0 && slot < count) slots[slot] = sample;
  }
  return METRICS.map(id => ({
    id,
    unit: HISTORY_METRICS[id],
    interval: seconds,
    start,
    samples: slots.map(sample => sample?.[id] ?? null),
  }));
}

const warmCall = v1SessionCalls({ needsWarmUp: true });
const historical = (path: string, span: Span) =>
  warmCall('GET', path, ({ radio }) => jsonAnswer(series(radio, span)));

/** GET /statistics/historical with each of its spans. §v1.statistics. */
export const historicalCalls = [
  historical('/statistics/historical', 'minute'),
  historical('/statistics/historical/minute', 'minute'),
  historical('/statistics/historical/hour', 'hour'),
  historical('/statistics/historical/day', 'day'),
];
