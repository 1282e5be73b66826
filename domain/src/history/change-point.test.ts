import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { changeMoment, greatestChange } from './change-point.ts';
import { type HistoryQuantity, leastStep } from './history-quantity.ts';
import type { HistorySample } from './history-sample.ts';

const MINUTE = 60_000;
const QUANTITIES = [
  'local-signal',
  'uplink-capacity',
  'airtime',
] as const satisfies readonly HistoryQuantity[];

/** Stretches of ten minutes, each at its own levels, with pauses of up to an hour and a half between them. */
const RECORD = array(
  record({
    pause: integer({ min: 0, max: 90 }),
    'local-signal': option(constantFrom(-60, -60, -60, -50, -80), { nil: undefined }),
    'uplink-capacity': constantFrom(100_000, 100_000, 40_000),
    airtime: constantFrom(30, 30, 90),
    station: option(constantFrom(-55, -55, -70), { nil: undefined }),
  }),
  { minLength: 2, maxLength: 24 },
).map(stretches => {
  let at = 1_700_000_000_000;
  return stretches.flatMap(({ pause, station, ...levels }) =>
    Array.from({ length: 10 }, (_, minute): HistorySample => {
      at += (minute === 0 ? pause : 1) * MINUTE;
      const known = Object.entries(levels).filter(([, level]) => level !== undefined);
      const wavering = known.map(([name, level]) => [name, (level ?? 0) + (minute % 3) * 0.3]);
      const stations = station === undefined ? undefined : { a: { localDbm: station } };
      return { at, values: Object.fromEntries(wavering), stations };
    }),
  );
});

/** By the words of the rule, sample by sample and each time through the whole record. */
function plainly(samples: readonly HistorySample[]): number | undefined {
  let best: { readonly at: number; readonly score: number } | undefined;
  for (const { at } of samples) {
    if (best !== undefined && Math.abs(at - best.at) < MINUTE) continue;
    const hour = samples.filter(one => Math.abs(one.at - at) <= 30 * MINUTE);
    const sides = (valueOf: (sample: HistorySample) => number | undefined) =>
      [hour.filter(one => one.at < at), hour.filter(one => one.at >= at)].map(side =>
        side.map(valueOf).filter(value => value !== undefined),
      );
    const scores = [
      ...QUANTITIES.map(name =>
        apart(
          sides(({ values }) => values[name]),
          leastStep(name, hour[0]?.values[name] ?? 0),
        ),
      ),
      apart(
        sides(({ stations }) => stations?.['a']?.localDbm),
        2,
      ),
    ];
    const score = Math.max(0, ...scores);
    if (score >= 12 && score > (best?.score ?? 0)) best = { at, score };
  }
  return best && changeMoment(samples, best.at);
}

function apart([before = [], after = []]: readonly (readonly number[])[], step: number): number {
  const all = before.length + after.length;
  if (Math.min(before.length, after.length) < 3 || all <= 6) return 0;
  const mean = (row: readonly number[]) => row.reduce((sum, value) => sum + value, 0) / row.length;
  const squares = (row: readonly number[]) => row.reduce((sum, value) => sum + (value - mean(row)) ** 2, 0);
  const difference = Math.abs(mean(after) - mean(before));
  if (difference < step) return 0;
  const spread = Math.sqrt((squares(before) + squares(after)) / all) + step / 8;
  return (difference / spread) * Math.sqrt((before.length * after.length) / all);
}

it('the greatest change of any record is the same as by the words of the rule', () => {
  assert(
    property(RECORD, samples => {
      expect(greatestChange(samples)).toBe(plainly(samples));
    }),
  );
});
