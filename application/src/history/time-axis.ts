import {
  meanSample,
  type HistoryQuantity,
  type HistorySample,
  type DeviceHistory,
} from '@radiolink/domain/history';
import type { ChartGap } from '../status/chart-gaps.ts';
import type { ChartHistory } from '../status/chart-series.ts';

/** `#/history?at=1700000000000`: the picked time, ms since the epoch. Addresses are untrusted: undefined for nonsense. */
export function pickedTimeOf(hash: string): number | undefined {
  const text = /[?&]at=(\d{1,16})(?:&|$)/.exec(hash)?.[1];
  return text === undefined ? undefined : Number(text);
}

/** The address that opens the page at a time, ms since the epoch. */
export const hashOfPicked = (at: number): string => `#/history?at=${Math.round(at)}`;

/** How far the charts reach back. */
export const AXIS_RANGES = ['day', 'week'] as const;
export type AxisRange = (typeof AXIS_RANGES)[number];

const HOUR_MS = 3_600_000;
const SPANS_MS: Readonly<Record<AxisRange, number>> = { day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS };
/** A chart is some hundred pixels wide: more points are one mean each. */
const MOST_POINTS = 720;

/** The samples that charts draw, ending with the newest; a gap of the record is one without values in its middle. */
export function axisSamples({ samples, gaps }: DeviceHistory, range: AxisRange): readonly HistorySample[] {
  const newest = samples.at(-1)?.at;
  if (newest === undefined) return [];
  const shown = samples.filter(({ at }) => at > newest - SPANS_MS[range]);
  const groups = new Map<number, HistorySample[]>();
  const step = SPANS_MS[range] / MOST_POINTS;
  for (const sample of shown) {
    const group = shown.length <= MOST_POINTS ? sample.at : Math.floor(sample.at / step);
    groups.set(group, [...(groups.get(group) ?? []), sample]);
  }
  const thinned = [...groups.values()].flatMap(group => meanSample(group) ?? []);
  const pauses = gaps
    .map(({ from, to }): HistorySample => ({ at: (from + to) / 2, values: {} }))
    .filter(({ at }) => at > newest - SPANS_MS[range]);
  return [...thinned, ...pauses].toSorted((one, other) => one.at - other.at);
}

/** Some quantities as a chart draws them; null where nothing is known of them. */
export function axisRows(
  samples: readonly HistorySample[],
  quantities: readonly HistoryQuantity[],
): ChartHistory<HistoryQuantity> | null {
  const rows = quantities.map(
    quantity =>
      [quantity, Float64Array.from(samples, ({ values }) => values[quantity] ?? Number.NaN)] as const,
  );
  if (rows.every(([, row]) => row.every(Number.isNaN))) return null;
  const gaps = samples.flatMap(({ at, values }, place): ChartGap | [] =>
    Object.keys(values).length > 0
      ? []
      : { from: samples[place - 1]?.at ?? at, to: samples[place + 1]?.at ?? at, cause: 'unseen' },
  );
  return {
    ...(gaps.length > 0 && { gaps }),
    times: Float64Array.from(samples, ({ at }) => at),
    series: Object.fromEntries(rows) as Record<HistoryQuantity, Float64Array>,
  };
}
