import { describe, expect, it } from 'vitest';
import { rangeAround, rangeFromZero } from './value-axis.ts';

describe('rangeFromZero', () => {
  it('ends on a round number above the greatest value', () => {
    expect(rangeFromZero(347_200, 1000)).toEqual([0, 400_000]);
  });

  it('keeps a round greatest value as its end', () => {
    expect(rangeFromZero(200_000, 1000)).toEqual([0, 200_000]);
  });

  it('does not blow up an idle link', () => {
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
