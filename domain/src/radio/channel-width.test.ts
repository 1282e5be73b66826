import { describe, expect, it } from 'vitest';
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
