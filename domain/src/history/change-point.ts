import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { type HistoryQuantity, leastStep } from './history-quantity.ts';
import { TIMESTAMP_RANGE, type HistorySample } from './history-sample.ts';

/** Quantities whose steps mark a moment. Traffic comes and goes, and marks none. */
const MARKING: readonly HistoryQuantity[] = [
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

/**
 * When the readings around a picked time changed most: within ten minutes of it, between two samples. The picked time
 * itself where there are too few samples. Milliseconds since the epoch; NaN for a time that is none. Samples in the order
 * of time.
 */
export function changeMoment(samples: readonly HistorySample[], picked: number): number {
  if (!isWithin(picked, TIMESTAMP_RANGE)) return Number.NaN;
  const around = samples.filter(({ at }) => Math.abs(at - picked) <= HALF_HOUR_MS);
  const rows = rowsOf(around, MARKING).map(row => ({ row, step: stepOf(row, around[0]) }));
  const candidates = around.filter(({ at }) => Math.abs(at - picked) <= INEXACT_MS).map(({ at }) => at);
  let best = { at: picked, score: 0 };
  for (const at of candidates) {
    const score = rows.reduce((sum, { row, step }) => {
      const { times } = row;
      const middle = times.filter(time => time < at).length;
      return sum + separation(row, { from: 0, middle, to: times.length }, step);
    }, 0);
    if (score > best.score) best = { at, score };
  }
  return best.at;
}

/**
 * When the readings of a whole record changed most, ms since the epoch; undefined where nothing stands out. Samples in the
 * order of time.
 */
export function greatestChange(samples: readonly HistorySample[]): number | undefined {
  const hour = hourAround(samples.map(({ at }) => at));
  const rows = rowsOf(samples, MARKING).map(row => ({ row, hourOf: hourAround(row.times) }));
  let best: { readonly at: number; readonly score: number } | undefined;
  for (const { at } of samples) {
    if (best !== undefined && Math.abs(at - best.at) < 60_000) continue;
    const first = samples[hour(at).from];
    const score = rows.reduce(
      (most, { row, hourOf }) => Math.max(most, separation(row, hourOf(at), stepOf(row, first))),
      0,
    );
    if (score >= STANDS_OUT && score > (best?.score ?? 0)) best = { at, score };
  }
  return best && changeMoment(samples, best.at);
}

/** From here on a step stands out of a record, in units of its spread. */
const STANDS_OUT = 12;

/**
 * The half hour before a time and the half hour after it, for times that are asked for in their order. Its places only
 * advance, so that a record of a week is gone through once.
 */
function hourAround(times: readonly number[]): (at: number) => Sides {
  let [from, middle, to] = [0, 0, 0];
  const timeAt = (place: number): number => times[place] ?? Number.NaN;
  return at => {
    while (timeAt(to) <= at + HALF_HOUR_MS) to += 1;
    while (timeAt(middle) < at) middle += 1;
    while (timeAt(from) < at - HALF_HOUR_MS) from += 1;
    return { from, middle, to };
  };
}

/** The known values of a quantity, or the levels of a station, in the order of time. */
interface Row {
  /** Undefined for a station. */
  readonly quantity: HistoryQuantity | undefined;
  readonly times: readonly number[];
  readonly values: readonly number[];
}

/** Places of a row: from the first up to the middle lies before a time, from there up to the last after it. */
interface Sides {
  readonly from: number;
  readonly middle: number;
  readonly to: number;
}

/** Each side has at least so many samples: fewer are no level. */
const LEAST_SAMPLES = 3;
/** The least difference of a station's level that says something, dB. */
const STATION_STEP_DB = 2;

/** Some quantities as rows, then the stations. Samples in the order of time. */
function rowsOf(samples: readonly HistorySample[], quantities: readonly HistoryQuantity[]): readonly Row[] {
  const known = quantities.map(quantity =>
    rowOf(quantity, samples, ({ values }) => {
      const value = values[quantity];
      return isWithin(value, PHYSICAL.number) ? value : undefined;
    }),
  );
  const macs = new Set(samples.flatMap(({ stations }) => Object.keys(stations ?? {})));
  const stations = [...macs].map(mac => rowOf(undefined, samples, one => one.stations?.[mac]?.localDbm));
  return [...known, ...stations];
}

function rowOf(
  quantity: HistoryQuantity | undefined,
  samples: readonly HistorySample[],
  valueOf: (sample: HistorySample) => number | undefined,
): Row {
  const times: number[] = [];
  const values: number[] = [];
  for (const sample of samples) {
    const value = valueOf(sample);
    if (value === undefined) continue;
    times.push(sample.at);
    values.push(value);
  }
  return { quantity, times, values };
}

/** The least difference of a row that says something, by the first sample that is looked at. */
function stepOf({ quantity }: Row, first: HistorySample | undefined): number {
  return quantity === undefined ? STATION_STEP_DB : leastStep(quantity, first?.values[quantity] ?? 0);
}

/** How far the levels on both sides of a time lie apart, in units of the spread within them. */
function separation({ values }: Row, { from, middle, to }: Sides, step: number): number {
  const [before, after, all] = [middle - from, to - middle, to - from];
  if (before < LEAST_SAMPLES || after < LEAST_SAMPLES || all <= 2 * LEAST_SAMPLES) return 0;
  const [low, high] = [spreadOf(values, from, middle), spreadOf(values, middle, to)];
  const difference = Math.abs(high.mean - low.mean);
  if (difference < step) return 0;
  const spread = Math.sqrt((low.squares + high.squares) / all) + step / 8;
  return (difference / spread) * Math.sqrt((before * after) / all);
}

/** In place: a record of a week is gone through for each of its samples. */
function spreadOf(
  values: readonly number[],
  from: number,
  to: number,
): { readonly mean: number; readonly squares: number } {
  let sum = 0;
  for (let place = from; place < to; place += 1) sum += values[place] ?? 0;
  const mean = sum / (to - from);
  let squares = 0;
  for (let place = from; place < to; place += 1) squares += ((values[place] ?? 0) - mean) ** 2;
  return { mean, squares };
}
