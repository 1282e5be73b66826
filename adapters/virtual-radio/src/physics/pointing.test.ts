import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointingLossDb } from './pointing.ts';

const degrees = double({ min: 0, max: 180, noNaN: true });
const gain = double({ min: 8, max: 42, noNaN: true });

describe('an antenna that points beside its peer', () => {
  it('loses nothing when it points at it', () => {
    expect(pointingLossDb(0, 23)).toBe(0);
  });

  // 30 000 square degrees over the gain: 20 dBi has 17.3 degrees between its points of half power.
  it.each([
    [20, 8.66],
    [24, 5.464],
    [30, 2.739],
    [40, 0.866],
  ])(
    'an antenna that points beside its peer of %i dBi loses half its power %f degrees off',
    (gainDbi, off) => {
      expect(pointingLossDb(off, gainDbi)).toBeCloseTo(3, 2);
    },
  );

  it('loses four times the decibels at twice the angle, inside its main lobe', () => {
    expect(pointingLossDb(4, 20)).toBeCloseTo(4 * pointingLossDb(2, 20), 9);
  });

  it('loses as much on either side', () => {
    assert(property(degrees, gain, (off, dbi) => pointingLossDb(-off, dbi) === pointingLossDb(off, dbi)));
  });

  it('never gains by turning further away', () => {
    assert(
      property(degrees, degrees, gain, (one, other, dbi) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(pointingLossDb(far, dbi)).toBeGreaterThanOrEqual(pointingLossDb(near, dbi));
      }),
    );
  });

  it('an antenna that points beside its peer is heard through its side lobes, 25 dB down, wherever it points', () => {
    assert(property(degrees, gain, (off, dbi) => pointingLossDb(off, dbi) <= 25));
    expect(pointingLossDb(180, 12)).toBe(25);
  });

  it('forgives less the more it gains', () => {
    assert(
      property(degrees, gain, gain, (off, one, other) => {
        const [wide, narrow] = [Math.min(one, other), Math.max(one, other)];
        expect(pointingLossDb(off, narrow)).toBeGreaterThanOrEqual(pointingLossDb(off, wide));
      }),
    );
  });
});
