import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { type PastQuantity, pastStep } from './past-quantity.ts';
import { MOMENT, type PastSample } from './past-sample.ts';

/** Quantities whose steps mark a moment. Traffic comes and goes, and marks none. */
const MARKING: readonly PastQuantity[] = [
  'local-signal',
  'remote-signal',
  'local-ratio',
  'remote-ratio',
  'downlink-capacity',
  'uplink-capacity',
  'airtime',
  'port-speed',
  'remote-port-speed',
];

const HALF_HOUR_MS = 30 * 60_000;
/** A click on a chart is this inexact, ms. */
const INEXACT_MS = 10 * 60_000;
/** Each side has at least so many samples: fewer are no level. */
const LEAST_SAMPLES = 3;

type Row = readonly { readonly at: number; readonly value: number }[];

/**
 * When the readings around a picked time changed most: within ten minutes of it, between two samples. The picked time
 * itself where there are too few samples. Milliseconds since the epoch; NaN for a time that is none.
 */
export function changeMoment(samples: readonly PastSample[], picked: number): number {
  if (!isWithin(picked, MOMENT)) return Number.NaN;
  const around = samples.filter(({ at }) => Math.abs(at - picked) <= HALF_HOUR_MS);
  const rows = rowsOf(around);
  const candidates = around.filter(({ at }) => Math.abs(at - picked) <= INEXACT_MS).map(({ at }) => at);
  let best = { at: picked, score: 0 };
  for (const at of candidates) {
    const score = rows.reduce((sum, { row, step }) => sum + separation(row, at, step), 0);
    if (score > best.score) best = { at, score };
  }
  return best.at;
}

/** When the readings of a whole record changed most, ms since the epoch; undefined where nothing stands out. */
export function greatestChange(samples: readonly PastSample[]): number | undefined {
  let best: { readonly at: number; readonly score: number } | undefined;
  for (const { at } of samples) {
    if (best !== undefined && Math.abs(at - best.at) < 60_000) continue;
    const around = samplesNear(samples, at);
    const score = rowsOf(around).reduce(
      (most, { row, step }) => Math.max(most, separation(row, at, step)),
      0,
    );
    if (score >= STANDS_OUT && score > (best?.score ?? 0)) best = { at, score };
  }
  return best && changeMoment(samples, best.at);
}

/** From here on a step stands out of a record, in units of its spread. */
const STANDS_OUT = 12;

function samplesNear(samples: readonly PastSample[], at: number): readonly PastSample[] {
  const first = samples.findIndex(sample => sample.at >= at - HALF_HOUR_MS);
  if (first < 0) return [];
  const rest = samples.slice(first);
  const end = rest.findIndex(sample => sample.at > at + HALF_HOUR_MS);
  return end < 0 ? rest : rest.slice(0, end);
}

function rowsOf(samples: readonly PastSample[]): readonly { readonly row: Row; readonly step: number }[] {
  const known = MARKING.map(quantity => ({
    step: pastStep(quantity, samples[0]?.values[quantity] ?? 0),
    row: samples.flatMap(({ at, values }) => {
      const value = values[quantity];
      return isWithin(value, PHYSICAL.number) ? [{ at, value }] : [];
    }),
  }));
  const macs = new Set(samples.flatMap(({ stations }) => Object.keys(stations ?? {})));
  const stations = [...macs].map(mac => ({
    step: 2,
    row: samples.flatMap(({ at, stations: all }) => {
      const value = all?.[mac]?.localDbm;
      return value === undefined ? [] : [{ at, value }];
    }),
  }));
  return [...known, ...stations].filter(({ row }) => row.length > 2 * LEAST_SAMPLES);
}

/** How far the levels on both sides of a time lie apart, in units of the spread within them. */
function separation(row: Row, at: number, step: number): number {
  const before: number[] = [];
  const after: number[] = [];
  for (const one of row) (one.at < at ? before : after).push(one.value);
  if (before.length < LEAST_SAMPLES || after.length < LEAST_SAMPLES) return 0;
  const [low, high] = [spreadOf(before), spreadOf(after)];
  const difference = Math.abs(high.mean - low.mean);
  if (difference < step) return 0;
  const spread = Math.sqrt((low.squares + high.squares) / row.length) + step / 8;
  return (difference / spread) * Math.sqrt((before.length * after.length) / row.length);
}

function spreadOf(values: readonly number[]): { readonly mean: number; readonly squares: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
}
