import { GRAPH_INTERVAL_MS, GRAPH_TICKS } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { emptyHistory, type History, laterBy, missingTicks, withTick } from './history.ts';

/** A history of ticks 1 to `count`, one each interval. */
function ticked(count: number): History<'a'> {
  let history = emptyHistory(['a']);
  for (let tick = 1; tick <= count; tick += 1)
    history = withTick(history, tick * GRAPH_INTERVAL_MS, { a: tick });
  return history;
}

describe('a history some ticks later', () => {
  it('a history some ticks later has so many gaps at its end, at their times', () => {
    const { series, times } = laterBy(ticked(5), 2);
    expect(Array.from(series.a.slice(-4))).toEqual([4, 5, Number.NaN, Number.NaN]);
    expect(Array.from(times.slice(-3))).toEqual([5, 6, 7].map(tick => tick * GRAPH_INTERVAL_MS));
  });

  it('a history some ticks later is the same after none', () => {
    expect(laterBy(ticked(5), 0)).toEqual(ticked(5));
  });

  it.each([GRAPH_TICKS, GRAPH_TICKS + 1, 10 * GRAPH_TICKS])(
    'a history some ticks later is nothing but gaps after %d',
    ticks => {
      const { series, times } = laterBy(ticked(GRAPH_TICKS), ticks);
      expect([series.a.length, times.length]).toEqual([GRAPH_TICKS, GRAPH_TICKS]);
      expect(series.a.every(Number.isNaN)).toBe(true);
      expect(times.at(-1)).toBe((GRAPH_TICKS + ticks) * GRAPH_INTERVAL_MS);
    },
  );

  it('a history some ticks later has its last value first just before that', () => {
    expect(laterBy(ticked(GRAPH_TICKS), GRAPH_TICKS - 1).series.a[0]).toBe(GRAPH_TICKS);
  });
});

describe('the ticks that are missing', () => {
  const history = ticked(3);
  const newest = 3 * GRAPH_INTERVAL_MS;

  it.each([
    [0, 0],
    [1, 0],
    [1.4, 0],
    [1.6, 1],
    [2, 1],
    [10, 9],
    [-5, 0],
  ])('the ticks that are missing after %d intervals are %d', (intervals, missing) => {
    expect(missingTicks(history, newest + intervals * GRAPH_INTERVAL_MS)).toBe(missing);
  });

  it('the ticks that are missing before the first tick are none', () => {
    expect(missingTicks(emptyHistory(['a']), 1e12)).toBe(0);
  });
});
