import { GRAPH_TICKS } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { emptyHistory, withTick } from './history.ts';

describe('history', () => {
  it('starts as 120 gaps', () => {
    const { series } = emptyHistory(['rx'] as const);
    expect(series.rx).toHaveLength(GRAPH_TICKS);
    expect(series.rx.every(Number.isNaN)).toBe(true);
  });

  it('takes the newest tick at its end', () => {
    const history = withTick(emptyHistory(['rx', 'tx'] as const), 1000, { rx: 5, tx: 7 });
    expect(history.times.at(-1)).toBe(1000);
    expect([history.series.rx.at(-1), history.series.tx.at(-1)]).toEqual([5, 7]);
  });

  it('leaves a gap where a series has no value', () => {
    const history = withTick(emptyHistory(['rx', 'tx'] as const), 1000, { rx: 5 });
    expect(history.series.tx.at(-1)).toBeNaN();
  });

  it('lets the oldest fall out and never grows', () => {
    let history = emptyHistory(['rx'] as const);
    for (let tick = 0; tick < 500; tick += 1) history = withTick(history, tick, { rx: tick });
    expect(history.series.rx).toHaveLength(GRAPH_TICKS);
    expect(history.series.rx[0]).toBe(500 - GRAPH_TICKS);
  });

  it('history has a gap of the time that passed where ticks were missed, as in a hidden page', () => {
    const before = withTick(emptyHistory(['rx'] as const), 10_000, { rx: 1 });
    const after = withTick(before, 10_000 + 5 * 1100, { rx: 2 });
    expect(Array.from(after.series.rx.slice(-6))).toEqual([
      1,
      Number.NaN,
      Number.NaN,
      Number.NaN,
      Number.NaN,
      2,
    ]);
    expect(Array.from(after.times.slice(-6))).toEqual([10_000, 11_100, 12_200, 13_300, 14_400, 15_500]);
    const long = withTick(after, 10_000_000, { rx: 3 });
    expect(long.series.rx.slice(0, -1).every(Number.isNaN)).toBe(true);
    expect(long.times.some(Number.isNaN)).toBe(false);
  });

  it('history does not touch the history it came from', () => {
    const before = emptyHistory(['rx'] as const);
    withTick(before, 1, { rx: 1 });
    expect(before.series.rx.at(-1)).toBeNaN();
  });
});
