import { describe, expect, it } from 'vitest';
import { isSpan, occupiedSpan, overlapMhz, spanBetween, spanContains } from './span.ts';

const SPAN = { startMhz: 5490, endMhz: 5510 };
const NONE = { startMhz: Number.NaN, endMhz: Number.NaN };
const INVALID = [
  NONE,
  { startMhz: Number.NaN, endMhz: 5510 },
  { startMhz: 5490, endMhz: Number.POSITIVE_INFINITY },
  { startMhz: 5510, endMhz: 5490 },
  { startMhz: 5500, endMhz: 5500 },
];

describe('a range of frequencies', () => {
  it('a range of frequencies begins below its end', () => {
    expect(isSpan(SPAN)).toBe(true);
    expect(INVALID.map(isSpan)).toEqual(INVALID.map(() => false));
  });

  it('a range of frequencies is that of a channel, half its width to each side', () => {
    expect(occupiedSpan(5500, 20)).toEqual(SPAN);
    expect(occupiedSpan(5500, 0)).toEqual(NONE);
    expect(spanBetween(5510, 5490)).toEqual(NONE);
  });

  it.each(INVALID)('overlaps and holds nothing if it is $startMhz to $endMhz', invalid => {
    expect([overlapMhz(SPAN, invalid), overlapMhz(invalid, SPAN)]).toEqual([Number.NaN, Number.NaN]);
    expect([spanContains(SPAN, invalid), spanContains(invalid, SPAN)]).toEqual([false, false]);
  });
});
