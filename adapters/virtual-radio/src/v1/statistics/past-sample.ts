import { between } from '../../random/distributions.ts';
import type { RandomSource } from '../../random/seeded-random.ts';
import type { HistoryMetric, RecentSample } from './history-metrics.ts';

/** Relative deviation of a past value from the present one. */
const SPREAD: Readonly<Record<HistoryMetric, number>> = {
  'throughput.tx': 0.3,
  'throughput.rx': 0.3,
  'capacity.dl': 0.04,
  'capacity.ul': 0.04,
  'signal.local': 0.02,
  'signal.remote': 0.02,
  'linkScore.dl': 0.04,
  'linkScore.ul': 0.04,
  'cinr.dl': 0.05,
  'cinr.ul': 0.05,
  cpu: 0.3,
  ram: 0.02,
  temperature: 0.02,
};

const PERCENT: ReadonlySet<string> = new Set(['linkScore.dl', 'linkScore.ul', 'cpu', 'ram']);

/**
 * Simulated past sample of a radio, varied around its present values. Values that are absent now are absent
 * in the past.
 */
export function pastSample(present: RecentSample, random: RandomSource): RecentSample {
  const entries = Object.entries(SPREAD).map(([metric, spread]) => {
    const value = present[metric as HistoryMetric];
    if (value === null) return [metric, null];
    const strayed = Math.round(value * between(random, 1 - spread, 1 + spread));
    return [metric, PERCENT.has(metric) ? Math.min(100, strayed) : strayed];
  });
  return Object.fromEntries(entries) as RecentSample;
}
