import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChannelRow } from '../radio/regulatory-domain.ts';
import {
  type DfsPrescan,
  prescanCacSeconds,
  prescanCandidates,
  prescanSecondsLeft,
  prescanStateMessage,
  prescanStateOf,
} from './dfs-prescan.ts';

const row = (center: number, more: Partial<ChannelRow> = {}): ChannelRow => ({
  ch: 0,
  control: center,
  center,
  bw: 40,
  dfs: true,
  maxEirp: 30,
  ...more,
});

describe('DFS prescan', () => {
  it.each([
    ['pending', 'Pending'],
    ['scanning', 'CAC running'],
    ['clear', 'Clear'],
    ['radar', 'Radar detected'],
  ] as const)('%s is %s', (state, key) => {
    expect(prescanStateMessage(state)).toEqual({ key });
  });

  it('takes what is left on the channel and the full time of those that wait', () => {
    const channel = (state: DfsPrescan['channels'][number]['state'], centerMhz = 5500) => ({
      centerMhz,
      widthMhz: 20,
      state,
    });
    const prescan: DfsPrescan = {
      status: 'in-progress',
      remainingSeconds: 12,
      channels: [
        channel('clear'),
        channel('radar'),
        channel('scanning'),
        channel('pending', 5620),
        channel('pending'),
        channel(undefined),
      ],
    };
    const cac = ({ centerMhz }: { centerMhz: number }) => (centerMhz === 5620 ? 600 : 60);
    expect(prescanSecondsLeft(prescan, cac)).toBe(672);
    expect(prescanSecondsLeft({ ...prescan, remainingSeconds: undefined }, cac)).toBe(720);
    expect(prescanSecondsLeft({ ...prescan, channels: [] }, cac)).toBe(0);
  });

  it.each([
    [{ centerMhz: 5510, widthMhz: 40 }, 'ETSI', 60],
    // 5570 to 5610 MHz reaches into the weather radar band; 5570 to 5590 MHz does not.
    [{ centerMhz: 5590, widthMhz: 40 }, 'ETSI', 600],
    [{ centerMhz: 5590, widthMhz: 20 }, 'ETSI', 60],
    [{ centerMhz: 5630 }, 'ETSI', 600],
    [{ centerMhz: 5630, widthMhz: 40 }, 'FCC', 60],
    [{ centerMhz: 5630, widthMhz: 40 }, undefined, 60],
  ] as const)('listens to %o in %s for %d s', (channel, region, seconds) => {
    expect(prescanCacSeconds(channel, region)).toBe(seconds);
  });

  it('DFS prescan is worth its while on channels with radar detection, of the width, once a centre', () => {
    const rows = [
      row(5550),
      row(5510, { control: 5500 }),
      row(5510, { control: 5520 }),
      row(5515),
      row(5190, { dfs: false }),
      row(5500, { bw: 20 }),
    ];
    expect(prescanCandidates(rows, 40).map(({ center, control }) => [center, control])).toEqual([
      [5510, 5500],
      [5550, 5550],
    ]);
  });

  it('takes every centre of a width that the standard does not know', () => {
    expect(prescanCandidates([row(5515, { bw: 30 }), row(5505, { bw: 30 })], 30)).toHaveLength(2);
  });

  it('never proposes a channel without radar detection', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ center: fc.integer({ min: 5000, max: 6000 }), dfs: fc.boolean() })),
        fc.constantFrom(20, 30, 40),
        (drawn, widthMhz) => {
          const rows = drawn.map(({ center, dfs }) => row(center, { dfs, bw: widthMhz }));
          const found = prescanCandidates(rows, widthMhz);
          expect(found.every(({ dfs }) => dfs)).toBe(true);
          expect(new Set(found.map(({ center }) => center)).size).toBe(found.length);
        },
      ),
    );
  });

  it('tells of a channel what was heard there in its own width', () => {
    const channels = [
      { centerMhz: 5510, widthMhz: 40, state: 'radar' },
      { centerMhz: 5550, state: 'clear' },
    ] as const;
    expect(prescanStateOf({ channels }, row(5510))).toBe('radar');
    expect(prescanStateOf({ channels }, row(5510, { bw: 20 }))).toBeUndefined();
    expect(prescanStateOf({ channels }, row(5550))).toBe('clear');
    expect(prescanStateOf({ channels }, row(5590))).toBeUndefined();
  });
});
