import { assert, double, property } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clockAxis, TICK_OFFSETS, tickAxis } from './time-axis.ts';

const HOUR_MS = 3_600_000;

describe('clockAxis', () => {
  const { TZ } = process.env;
  beforeEach(() => {
    process.env['TZ'] = 'Europe/Berlin';
  });
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  const marksOf = (newest: number, hours: number) => {
    const times = Float64Array.from([newest - hours * HOUR_MS, newest]);
    const axis = clockAxis(times, time => `${new Date(time).getHours()}:${new Date(time).getMinutes()}`);
    return axis.marks.map(axis.markText);
  };

  it.each([
    ['to summer time', '2026-03-29T10:20:00Z'],
    ['from summer time', '2026-10-25T10:20:00Z'],
    ['in between', '2026-07-25T10:20:00Z'],
  ])('marks a day with a change of the clock %s at round hours on both sides of it', (_, newest) => {
    const marks = marksOf(Date.parse(newest), 24);
    expect(marks.length).toBeGreaterThan(2);
    expect(marks.filter(text => !/^(?:0|6|12|18):0$/.test(text))).toEqual([]);
  });

  it('keeps its marks within the samples', () => {
    const newest = Date.parse('2026-10-25T10:20:00Z');
    const times = Float64Array.from([newest - 30 * HOUR_MS, newest]);
    const { marks, fewMarks } = clockAxis(times, String);
    for (const mark of [...marks, ...fewMarks]) {
      expect(mark).toBeLessThanOrEqual(0);
      expect(mark).toBeGreaterThanOrEqual(-30 * 3600);
    }
  });
});

describe('the axis of the live ticks', () => {
  it('shows every sample there is, and is at least 45 % full from the first quarter of a minute on', () => {
    assert(
      property(double({ min: 15, max: 119, noNaN: true }), seconds => {
        const shown = tickAxis('now', seconds).span ?? -(TICK_OFFSETS[0] ?? 0);
        expect(shown).toBeGreaterThanOrEqual(seconds);
        expect(seconds / shown).toBeGreaterThanOrEqual(0.45);
      }),
    );
  });

  it('the axis of the live ticks has its marks within what it shows, the newest at the end', () => {
    assert(
      property(double({ min: 0, noNaN: true }), seconds => {
        const { marks, fewMarks, span, markText } = tickAxis('now', seconds);
        const least = span === undefined ? -120 : -span;
        expect([...marks, ...fewMarks].every(mark => mark >= least && mark <= 0)).toBe(true);
        expect(markText(marks.at(-1) ?? Number.NaN)).toBe('now');
      }),
    );
  });
});
