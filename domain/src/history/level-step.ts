import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { type PastQuantity, pastStep } from './past-quantity.ts';
import type { PastSample } from './past-sample.ts';

/** The known values of a quantity, or the levels of a station, in the order of time. */
export interface Row {
  /** Undefined for a station. */
  readonly quantity: PastQuantity | undefined;
  readonly times: readonly number[];
  readonly values: readonly number[];
}

/** Places of a row: from the first up to the middle lies before a time, from there up to the last after it. */
export interface Sides {
  readonly from: number;
  readonly middle: number;
  readonly to: number;
}

/** Each side has at least so many samples: fewer are no level. */
const LEAST_SAMPLES = 3;
/** The least difference of a station's level that says something, dB. */
const STATION_STEP_DB = 2;

/** Some quantities as rows, then the stations. Samples in the order of time. */
export function rowsOf(samples: readonly PastSample[], quantities: readonly PastQuantity[]): readonly Row[] {
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
  quantity: PastQuantity | undefined,
  samples: readonly PastSample[],
  valueOf: (sample: PastSample) => number | undefined,
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
export function stepOf({ quantity }: Row, first: PastSample | undefined): number {
  return quantity === undefined ? STATION_STEP_DB : pastStep(quantity, first?.values[quantity] ?? 0);
}

/** How far the levels on both sides of a time lie apart, in units of the spread within them. */
export function separation({ values }: Row, { from, middle, to }: Sides, step: number): number {
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
