import { GRAPH_TICKS, GRAPH_INTERVAL_MS } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import {
  emptyHistory,
  withTick,
  type ChartHistory,
  laterBy,
  missingTicks,
  airtimeValues,
  capacityValues,
  throughputValues,
  createChartMemory,
} from './chart-series.ts';
import {
  emptyStatus,
  hybridStatus,
  ptpAccessPointStatus,
  ptpStationStatus,
  station60,
} from '@radiolink/domain/mothers';
import { gapCauseAt } from './chart-gaps.ts';
import { createStore } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { sessionStoreOf } from '../session/session-store.mother.ts';

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

  it('history says of ticks that were missed that the page was in the background, as long as they are among its ticks', () => {
    const seen = withTick(emptyHistory(['rx'] as const), 1000, { rx: 5 });
    const later = withTick(seen, 1000 + 5 * GRAPH_INTERVAL_MS, { rx: 6 });
    expect(later.gaps).toEqual([{ from: 1000, to: 1000 + 4 * GRAPH_INTERVAL_MS, cause: 'page-closed' }]);
    expect(gapCauseAt(later.gaps, later.times.at(-2) ?? 0)).toBe('page-closed');
    expect(gapCauseAt(later.gaps, later.times.at(-1) ?? 0)).toBeUndefined();
    let last = later;
    for (let tick = 6; tick < GRAPH_TICKS + 6; tick += 1)
      last = withTick(last, 1000 + tick * GRAPH_INTERVAL_MS, {}, 'no-answer');
    expect(last.gaps?.map(({ cause }) => cause)).toEqual(['no-answer']);
  });

  it('history does not touch the history it came from', () => {
    const before = emptyHistory(['rx'] as const);
    withTick(before, 1, { rx: 1 });
    expect(before.series.rx.at(-1)).toBeNaN();
  });
});

/** A history of ticks 1 to `count`, one each interval. */
function ticked(count: number): ChartHistory<'a'> {
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

describe('what a status adds to the graphs', () => {
  it('what a status adds to the graphs is the same downlink at both ends', () => {
    const capacities = [ptpAccessPointStatus(), ptpStationStatus()].map(capacityValues);
    expect(capacities).toEqual([
      { downKbps: 336_000, upKbps: 296_000 },
      { downKbps: 336_000, upKbps: 296_000 },
    ]);
  });

  it('what a status adds to the graphs is, on an access point, the downlink as what it sends; on a station, as what it receives', () => {
    const wireless = {
      txThroughputKbps: 7,
      rxThroughputKbps: 42,
      polling: { txAirtimePercent: 1, rxAirtimePercent: 4 },
    };
    const sends = ptpAccessPointStatus({ wireless });
    const receives = ptpStationStatus({ wireless });
    expect([throughputValues(sends), airtimeValues(sends)]).toEqual([
      { downKbps: 7, upKbps: 42 },
      { downPercent: 1, upPercent: 4 },
    ]);
    expect([throughputValues(receives), airtimeValues(receives)]).toEqual([
      { downKbps: 42, upKbps: 7 },
      { downPercent: 4, upPercent: 1 },
    ]);
  });

  it('what a status adds to the graphs is the capacity of the 60 GHz link where that is active', () => {
    const { downKbps, upKbps } = capacityValues(hybridStatus());
    expect([downKbps, upKbps].every(kbps => (kbps ?? 0) > 500_000)).toBe(true);
  });

  it('what a status adds to the graphs is the capacity of the whole sector, never that of one of its stations', () => {
    const wireless = { mode: 'ap-ptmp', stations: [station60(), station60({ mac: '02:00:00:00:00:08' })] };
    const reported = { downlinkCapacityKbps: 900_000, uplinkCapacityKbps: 700_000 };
    expect(capacityValues(hybridStatus({ wireless: { ...wireless, polling: reported } }))).toEqual({
      downKbps: 900_000,
      upKbps: 700_000,
    });
    expect(capacityValues(hybridStatus({ wireless: { ...wireless, polling: {} } }))).toEqual({
      downKbps: undefined,
      upKbps: undefined,
    });
  });

  it('what a status adds to the graphs is the airtime each way', () => {
    expect(airtimeValues(ptpAccessPointStatus())).toEqual({ downPercent: 10.2, upPercent: 4.5 });
  });

  it('what a status adds to the graphs is the airtime of the radio in use, never that of its backup', () => {
    const polling = { txAirtimePercent: 12.4, rxAirtimePercent: 4.5 };
    const status = hybridStatus({ wireless: { mode: 'ap-ptmp', polling, airtime5Percent: 0 } });
    expect(airtimeValues(status)).toEqual({ downPercent: 12.4, upPercent: 4.5 });
  });

  it('what a status adds to the graphs is a gap for what is not told', () => {
    expect(Object.values({ ...capacityValues(emptyStatus()), ...airtimeValues(emptyStatus()) })).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

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
