import { emptyHistory, withTick } from '@radiolink/application/status/chart-series';
import { describe, expect, it } from 'vitest';
import { chartRows, firstValue, newestTick } from './history-chart.tsx';
import { clockAxis, TICK_OFFSETS, tickAxis } from './time-axis.ts';

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

  it('a quantity that is recorded later than the others begins where its values do, a short hole aside', () => {
    const row = (missing: number) => Array.from({ length: 100 }, (_, tick) => (tick < missing ? null : 1));
    expect([firstValue([row(80), row(90)]), firstValue([row(5)]), firstValue([row(0)])]).toEqual([80, 0, 0]);
    expect([firstValue([row(100)]), firstValue([])]).toEqual([0, 0]);
  });

  it('points at now while there is nothing yet', () => {
    expect(newestTick(chartRows(emptyHistory(['rx'] as const), ['rx']))).toBe(119);
  });

  it('marks the last ticks by how long ago they were', () => {
    const { marks, markText } = tickAxis('now');
    expect(marks.map(markText)).toEqual(['−2:00', '−1:30', '−1:00', '−0:30', 'now']);
  });

  it('marks recorded samples at round times of the clock', () => {
    const clock = (time: number) => new Date(time).toTimeString().slice(0, 5);
    const newest = new Date(2026, 10, 22, 11, 3, 27).getTime();
    const day = clockAxis(Float64Array.of(newest - 24 * 3_600_000, newest - 3_600_000, newest), clock);
    expect(day.offsets).toEqual([-86_400, -3600, 0]);
    expect(day.marks.map(day.markText)).toEqual(['12:00', '18:00', '00:00', '06:00']);
    expect(day.fewMarks.map(day.markText)).toEqual(['12:00', '00:00']);
    const hour = clockAxis(Float64Array.of(newest - 3_540_000, newest), clock);
    expect(hour.marks.map(hour.markText)).toEqual(['10:15', '10:30', '10:45', '11:00']);
  });

  it('chart data has one mark where there is no sample', () => {
    expect(new Set(clockAxis(new Float64Array(), () => '').marks).size).toBe(1);
  });
});
