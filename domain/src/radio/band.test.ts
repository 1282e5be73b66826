import { describe, expect, it } from 'vitest';
import { A_BELOW_MHZ, bandOf, G_BELOW_MHZ } from './band.ts';
import { overlapMhz, occupiedSpan, spanContains, spansOverlap } from './span.ts';

describe('modes by centre frequency (§3)', () => {
  it('modes by centre frequency has its bounds at 4000 and 50000 MHz', () => {
    expect([G_BELOW_MHZ, A_BELOW_MHZ]).toEqual([4000, 50_000]);
  });

  it.each([
    [2412, 'G'],
    [3999, 'G'],
    [4000, 'A'],
    [5180, 'A'],
    [49_999, 'A'],
    [50_000, 'AD'],
    [58_320, 'AD'],
  ])('%i MHz is %s', (frequency, mode) => {
    expect(bandOf(frequency)).toBe(mode);
  });
});

describe('a span', () => {
  it('reaches half the width to both sides of the centre', () => {
    expect(occupiedSpan(5210, 80)).toEqual({ startMhz: 5170, endMhz: 5250 });
  });

  it.each([
    [5500, 5520, 0],
    [5500, 5510, 10],
    [5510, 5500, 10],
    [5500, 5500, 20],
    [5500, 5580, 0],
  ])('20 MHz around %i and around %i share %i MHz', (a, b, shared) => {
    expect(overlapMhz(occupiedSpan(a, 20), occupiedSpan(b, 20))).toBe(shared);
  });

  it('a span does not overlap one it only touches', () => {
    expect(spansOverlap(occupiedSpan(5500, 20), occupiedSpan(5520, 20))).toBe(false);
    expect(spansOverlap(occupiedSpan(5500, 20), occupiedSpan(5519, 20))).toBe(true);
  });

  it('holds another up to its own edges', () => {
    const outer = { startMhz: 5150, endMhz: 5250 };
    expect(spanContains(outer, outer)).toBe(true);
    expect(spanContains(outer, { startMhz: 5149, endMhz: 5250 })).toBe(false);
    expect(spanContains(outer, { startMhz: 5150, endMhz: 5251 })).toBe(false);
  });
});
