import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanReading, readingDeviation, readingVerdict } from './reading-verdict.ts';

const dbm = fc.integer({ min: -95, max: -30 });
const series = fc.array(dbm, { minLength: 20, maxLength: 60 });

/** The verdict of a series of signals held against those before it. */
const signalVerdict = (before: readonly number[], now: readonly number[]) =>
  readingVerdict({
    before: meanReading(before)!,
    deviation: readingDeviation(before),
    now: meanReading(now)!,
    step: 2,
    betterIf: 'higher',
  });

describe('the verdict of a reading', () => {
  it('the verdict of a reading is unchanged for a link that only wavers as it did before', () => {
    const jittered = fc.tuple(
      dbm,
      fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 20, maxLength: 60 }),
    );
    fc.assert(
      fc.property(jittered, fc.integer({ min: -1, max: 1 }), ([level, jitter], last) => {
        const before = jitter.map(one => level + one);
        fc.pre(Math.abs(meanReading(jitter)! - last) < 2);
        expect(signalVerdict(before, [level + last])).toBe('same');
        expect(signalVerdict(before, before.toReversed())).toBe('same');
      }),
    );
  });

  it('the verdict of a reading is never worse or better within 2 dB, nor within two standard deviations, and always beyond both', () => {
    fc.assert(
      fc.property(series, fc.double({ min: -40, max: 40, noNaN: true }), (before, moved) => {
        const mean = meanReading(before)!;
        const limit = Math.max(2, 2 * readingDeviation(before)!);
        fc.pre(Math.abs(Math.abs(moved) - limit) > 1e-6);
        const beyond = moved > 0 ? 'better' : 'worse';
        expect(signalVerdict(before, [mean + moved])).toBe(Math.abs(moved) < limit ? 'same' : beyond);
      }),
    );
  });

  it('turns round with its direction: a lower latency is better', () => {
    const reading = { before: 10, deviation: 0, step: 2 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), now => {
        const swapped = { better: 'worse', worse: 'better', same: 'same' } as const;
        const verdict = readingVerdict({ ...reading, now, betterIf: 'lower' })!;
        expect(readingVerdict({ ...reading, now, betterIf: 'higher' })).toBe(swapped[verdict]);
      }),
    );
  });

  it('the verdict of a reading is none of fewer than 20 readings, those that were not made left out', () => {
    fc.assert(
      fc.property(fc.array(dbm, { maxLength: 19 }), few => {
        expect(readingDeviation([...few, undefined, Number.NaN, undefined])).toBeUndefined();
      }),
    );
    expect(
      readingVerdict({ before: -60, deviation: undefined, now: -90, step: 2, betterIf: 'higher' }),
    ).toBeUndefined();
    expect(readingDeviation(Array.from({ length: 20 }, () => -60))).toBe(0);
  });
});
