import { describe, expect, it } from 'vitest';
import { A_BELOW_MHZ, bandOf, G_BELOW_MHZ } from './band.ts';
import {
  AUTO_WIDTH,
  AUTO_WIDTH_ACCESS_POINT,
  autoWidths,
  isAutoWidth,
  usableWidths,
  WIDEST_ALWAYS_SHOWN_MHZ,
  WIDTH_STEP_MHZ,
} from './channel-width.ts';
import type { ChannelRow } from './regulatory-domain.ts';
import { occupiedSpan, overlapMhz, spanContains, spansOverlap } from './span.ts';

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

const rows = (...widths: number[]): ChannelRow[] =>
  widths.map(bw => ({ control: 5500, center: 5500, bw, ch: 100, dfs: true, maxEirp: 30 }));
const ALL = [5, 10, 20, 25, 30, 40, 50, 60, 80];

describe('channel width choices (§5)', () => {
  it('channel width choices are supported, have channels, and are shown narrowest first', () => {
    const usable = usableWidths({
      supported: [40, 10, 20, 20],
      channels: rows(20, 40, 30),
      allowAbove40: true,
    });
    expect(usable).toEqual([20, 40]);
  });

  it('channel width choices are multiples of 10', () => {
    expect(WIDTH_STEP_MHZ).toBe(10);
    const usable = usableWidths({ supported: ALL, channels: rows(...ALL), allowAbove40: true });
    expect(usable).toEqual([10, 20, 30, 40, 50, 60, 80]);
  });

  it('end at 40 MHz unless more is allowed', () => {
    expect(WIDEST_ALWAYS_SHOWN_MHZ).toBe(40);
    const usable = usableWidths({ supported: ALL, channels: rows(...ALL), allowAbove40: false });
    expect(usable).toEqual([10, 20, 30, 40]);
  });

  it('channel width choices are not cut for a 60 GHz radio', () => {
    const channels = [{ control: 58_320, center: 58_320, bw: 2160, ch: 1, dfs: false, maxEirp: 40 }];
    expect(usableWidths({ supported: [2160, 1080], channels, allowAbove40: false })).toEqual([2160]);
  });

  it('channel width choices are judged without channels while these are not known', () => {
    expect(usableWidths({ supported: ALL, allowAbove40: false })).toEqual([10, 20, 30, 40]);
  });

  it('channel width choices are none without channels', () => {
    expect(usableWidths({ supported: ALL, channels: [], allowAbove40: true })).toEqual([]);
  });
});

describe('automatic widths (§9)', () => {
  it('automatic widths have the codes -1 for an access point and 0', () => {
    expect([AUTO_WIDTH_ACCESS_POINT, AUTO_WIDTH]).toEqual([-1, 0]);
    expect([-1, 0, 1, 20].map(isAutoWidth)).toEqual([true, true, false, false]);
  });

  it('automatic widths are the supported ones of 20, 40 and 80', () => {
    expect(autoWidths(ALL)).toEqual([20, 40, 80]);
    expect(autoWidths([80, 30, 20])).toEqual([20, 80]);
    expect(autoWidths([10])).toEqual([]);
  });
});
