import { describe, expect, it } from 'vitest';
import { rangeAround, rangeFromZero, rangeUpTo, axisSpeed } from './value-axis.ts';

describe('rangeFromZero', () => {
  it('ends on a round number above the greatest value', () => {
    expect(rangeFromZero(347_200, 1000)).toEqual([0, 400_000]);
  });

  it('keeps a round greatest value as its end', () => {
    expect(rangeFromZero(200_000, 1000)).toEqual([0, 200_000]);
  });

  it('rangeFromZero does not blow up an idle link', () => {
    expect(rangeFromZero(0, 1000)).toEqual([0, 1000]);
  });

  it('stands while there is no value', () => {
    expect(rangeFromZero(null, 1000)).toEqual([0, 1000]);
  });
});

describe('rangeAround', () => {
  it('leaves room on both sides', () => {
    expect(rangeAround(-54, -52, [-90, -40])).toEqual([-60, -40]);
  });

  it('falls back while there is no value', () => {
    expect(rangeAround(null, null, [-90, -40])).toEqual([-90, -40]);
  });
});

describe('rangeUpTo, the sixth of the twelve: a limit is drawn only on scale', () => {
  it('leaves a limit off the scale that the values stay far below', () => {
    const [, top] = rangeUpTo(2_000_000, 900_000, 1000);
    expect(top).toBeGreaterThanOrEqual(900_000);
    expect(top).toBeLessThan(2_000_000);
  });

  it('reaches the limit from half of it on', () => {
    expect(rangeUpTo(1_000_000, 500_000, 1000)).toEqual([0, 1_000_000]);
  });

  it('reaches the values where they pass the limit', () => {
    const [, top] = rangeUpTo(1_000_000, 1_300_000, 1000);
    expect(top).toBeGreaterThanOrEqual(1_300_000);
  });

  it('is the plain range without a limit or without values', () => {
    expect(rangeUpTo(null, 347_200, 1000)).toEqual(rangeFromZero(347_200, 1000));
    expect(rangeUpTo(1_000_000, null, 1000)).toEqual(rangeFromZero(null, 1000));
  });
});

describe('a speed beside a plot', () => {
  it('a speed beside a plot is whole where it can be, and has one digit else', () => {
    expect([2_000_000, 500].map(kbps => axisSpeed(kbps, 'en_US'))).toEqual([
      '2,000\u202FMbps',
      '0.5\u202FMbps',
    ]);
  });
});
