import { array, assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfPowers } from './power-sum.ts';

const levels = array(double({ min: -130, max: 30, noNaN: true }), { minLength: 1, maxLength: 12 });

describe('a sum of powers', () => {
  it.each([
    [[-60, -60], -56.99],
    [[-60, -70], -59.586],
    [[-60, -160], -60],
    [[-90, -90, -90, -90], -83.979],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 10],
  ])('a sum of powers of %j dBm is %f dBm', (powers, sum) => {
    expect(sumOfPowers(...powers)).toBeCloseTo(sum, 2);
  });

  it('a sum of powers of one power is that power', () => {
    expect(sumOfPowers(undefined, -73.5, undefined)).toBeCloseTo(-73.5, 9);
  });

  it('a sum of powers of no power at all is below every level', () => {
    expect([sumOfPowers(), sumOfPowers(undefined)]).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]);
  });

  it('lies between the strongest alone and all as strong as it', () => {
    assert(
      property(levels, powers => {
        const strongest = Math.max(...powers);
        const sum = sumOfPowers(...powers);
        expect(sum).toBeGreaterThanOrEqual(strongest - 1e-9);
        expect(sum).toBeLessThanOrEqual(strongest + 10 * Math.log10(powers.length) + 1e-9);
      }),
    );
  });

  it('a sum of powers does not depend on the order', () => {
    assert(
      property(levels, powers => {
        expect(sumOfPowers(...powers.toReversed())).toBeCloseTo(sumOfPowers(...powers), 6);
      }),
    );
  });
});
