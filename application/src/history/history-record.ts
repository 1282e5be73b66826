import type { History } from '../status/history.ts';
import type { HistorySeries, LinkHistory } from './link-history.port.ts';

/** Recorded quantities of the link, each in both directions or at both ends. */
export type RecordedQuantity = 'signal' | 'throughput' | 'capacity' | 'score';

/** The two rows of a quantity: local transmit or receive and the downlink come first. */
export type RecordedSeries = 'first' | 'second';

type Pair = (history: LinkHistory) => readonly [HistorySeries, HistorySeries];

const PAIRS: Readonly<Record<RecordedQuantity, Pair>> = {
  signal: ({ signalDbm, remoteSignalDbm }) => [signalDbm, remoteSignalDbm],
  throughput: ({ txKbps, rxKbps }) => [txKbps, rxKbps],
  capacity: ({ downlinkCapacityKbps, uplinkCapacityKbps }) => [downlinkCapacityKbps, uplinkCapacityKbps],
  score: ({ downlinkScore, uplinkScore }) => [downlinkScore, uplinkScore],
};

/** The quantities in the order they are offered. */
export const RECORDED_QUANTITIES = Object.keys(PAIRS) as readonly RecordedQuantity[];

const MS_PER_SECOND = 1000;

/** One quantity as a chart draws it: times in milliseconds, a gap is NaN. Null when the device kept nothing of it. */
export function recordOf(history: LinkHistory, quantity: RecordedQuantity): History<RecordedSeries> | null {
  const pair = PAIRS[quantity](history);
  if (!pair.some(series => series.some(value => value !== undefined))) return null;
  const [first, second] = pair.map(series =>
    Float64Array.from(history.times, (_, place) => series[place] ?? Number.NaN),
  );
  const nothing = new Float64Array(history.times.length).fill(Number.NaN);
  return {
    times: Float64Array.from(history.times, seconds => seconds * MS_PER_SECOND),
    series: { first: first ?? nothing, second: second ?? nothing },
  };
}
