import { emptyHistory, withTick } from '@radiolink/application/status';
import { describe, expect, it } from 'vitest';
import { chartRows, newestTick, TICK_OFFSETS } from './chart-data.ts';

describe('chart data', () => {
  it('ends now and reaches back over two minutes', () => {
    expect(TICK_OFFSETS.at(-1)).toBe(0);
    expect(TICK_OFFSETS[0]).toBeCloseTo(-130.9);
  });

  it('makes a gap of what is not a number', () => {
    const history = withTick(emptyHistory(['rx'] as const), 1000, { rx: 5 });
    const [row] = chartRows(history, ['rx']);
    expect(row?.slice(-2)).toEqual([null, 5]);
  });

  it('finds the newest tick that has a value', () => {
    const once = withTick(emptyHistory(['rx'] as const), 1000, { rx: 5 });
    const gap = withTick(once, 2100, {});
    expect(newestTick(chartRows(gap, ['rx']))).toBe(118);
  });

  it('points at now while there is nothing yet', () => {
    expect(newestTick(chartRows(emptyHistory(['rx'] as const), ['rx']))).toBe(119);
  });
});
