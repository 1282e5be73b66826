import { createStore } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sessionStoreOf } from '../session/session-store.mother.ts';
import { createChartMemory } from './chart-memory.ts';
import { emptyHistory, withTick } from './history.ts';

const TICK_MS = 1100;
const NAMES = ['up', 'down'] as const;
const START = 1_000_000;

/** A tab with one chart of three ticks that was hidden. */
function hidden(now = START) {
  const { store, values } = sessionStoreOf({ logged_in: true });
  const visible = new BehaviorSubject(true);
  let history = emptyHistory(NAMES);
  for (const tick of [0, 1, 2])
    history = withTick(history, now + tick * TICK_MS, { up: tick, down: undefined });
  createChartMemory({ sessionStore: store, visibility: { visible } }, now).persist({
    chart: createStore(history),
  });
  visible.next(false);
  /** The chart of a page that is loaded at a time. */
  const load = (at: number, names: readonly string[] = NAMES, chart = 'chart') =>
    createChartMemory({ sessionStore: store, visibility: { visible } }, at).restored(chart, names);
  return { load, values, visible, store };
}
const newest = START + 2 * TICK_MS;

describe('a chart over a reload', () => {
  it('a chart over a reload is as it was, gaps too, where no tick passed', () => {
    const { load } = hidden();
    const { times, series } = load(newest);
    expect(Array.from(times.slice(-3))).toEqual([START, START + TICK_MS, newest]);
    expect(Array.from((series['up'] ?? []).slice(-3))).toEqual([0, 1, 2]);
    expect(series['down']?.at(-1)).toBeNaN();
  });

  it('a chart over a reload has a gap for each tick that passed, and goes on at the time of now', () => {
    const { times, series } = hidden().load(newest + 2 * TICK_MS + 5);
    expect(Array.from((series['up'] ?? []).slice(-4))).toEqual([1, 2, Number.NaN, Number.NaN]);
    expect(times.at(-1)).toBe(newest + 2 * TICK_MS);
  });

  it.each([
    ['nothing was stored of it', newest, NAMES, 'other'],
    ['the clock was set back', START - 1, NAMES, 'chart'],
    ['two minutes passed', newest + 120 * TICK_MS, NAMES, 'chart'],
  ])('a chart over a reload is empty where %s', (_, at, names, chart) => {
    const { times } = hidden().load(at, names, chart);
    expect([times.length, times.every(Number.isNaN)]).toEqual([120, true]);
  });

  it('still has its last tick just before two minutes are over', () => {
    const { series } = hidden().load(newest + 119 * TICK_MS);
    expect(series['up']?.[0]).toBe(2);
  });

  it('a chart over a reload has an empty row for a series that the page before did not have', () => {
    const { series } = hidden().load(newest, ['up', 'sideways']);
    expect([series['up']?.at(-1), series['sideways']?.every(Number.isNaN)]).toEqual([2, true]);
  });

  it('a chart over a reload is stored when the page is hidden, and not while it is seen', () => {
    const { values, visible, store } = hidden();
    store.set({ charts: 'before' });
    visible.next(true);
    expect(values.charts).toBe('before');
    visible.next(false);
    expect(values.charts).not.toBe('before');
  });

  it('a chart over a reload is not stored after a log-out', () => {
    const { values, visible, store } = hidden();
    store.clear();
    visible.next(false);
    expect(values.charts).toBeUndefined();
  });
});
