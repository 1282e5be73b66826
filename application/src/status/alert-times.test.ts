import { message } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import { describe, expect, it } from 'vitest';
import { nextAlertTimes, NO_BASELINE, nextBaseline } from './alert-times.ts';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';

const alerts = (...ids: readonly string[]): readonly Notice[] =>
  ids.map(id => ({ id, severity: 'warning', message: message('x'), dismissible: true }));
const firstLook = nextAlertTimes(null, alerts('a'), 1000);

describe('the times of alerts', () => {
  it('the times of alerts may be older than the first look', () => {
    expect(firstLook.get('a')).toEqual({ since: 1000, fromStart: true });
  });

  it('the times of alerts are exact for what begins later, also after a first look without alerts', () => {
    const later = nextAlertTimes(firstLook, alerts('a', 'b'), 2000);
    expect(later.get('b')).toEqual({ since: 2000, fromStart: false });
    const empty = nextAlertTimes(null, [], 1000);
    expect(nextAlertTimes(empty, alerts('a'), 2000).get('a')?.fromStart).toBe(false);
  });

  it('stay while an alert stands, in whatever order it is listed', () => {
    const both = nextAlertTimes(firstLook, alerts('b', 'a'), 2000);
    expect(nextAlertTimes(both, alerts('a', 'b'), 3000)).toBe(both);
    expect(both.get('a')?.since).toBe(1000);
  });

  it('the times of alerts are forgotten when it ends, and begin again when it comes back', () => {
    const over = nextAlertTimes(firstLook, [], 2000);
    expect(over.size).toBe(0);
    expect(nextAlertTimes(over, alerts('a'), 3000).get('a')).toEqual({ since: 3000, fromStart: false });
  });

  it('the times of alerts are those of an earlier load of the page for what still stands, and forgotten of what ended', () => {
    const again = nextAlertTimes(
      null,
      alerts('a', 'c'),
      5000,
      nextAlertTimes(firstLook, alerts('a', 'b'), 2000),
    );
    expect([...again]).toEqual([
      ['a', { since: 1000, fromStart: true }],
      ['c', { since: 5000, fromStart: true }],
    ]);
  });

  it('change where one alert takes the place of another', () => {
    const other = nextAlertTimes(firstLook, alerts('b'), 2000);
    expect([...other.keys()]).toEqual(['b']);
  });
});

const counted = (rxErrors: number) => ptpAccessPointStatus({ interfaces: [{ name: 'eth0', rxErrors }] });
const errors = (baseline: typeof NO_BASELINE) => baseline.previous?.interfaces[0]?.rxErrors;

describe('the baseline of alerts', () => {
  it('starts with the first sample', () => {
    expect(errors(nextBaseline(NO_BASELINE, counted(5), 1000))).toBe(5);
  });

  it('stands still for half a minute', () => {
    const first = nextBaseline(NO_BASELINE, counted(5), 1000);
    expect(nextBaseline(first, counted(9), 30_999)).toBe(first);
  });

  it('the baseline of alerts is half a minute to a minute old', () => {
    const first = nextBaseline(NO_BASELINE, counted(5), 0);
    const second = nextBaseline(first, counted(7), 30_000);
    expect(errors(second)).toBe(5);
    expect(errors(nextBaseline(second, counted(8), 60_000))).toBe(7);
  });

  it('starts anew when the clock jumps back', () => {
    const first = nextBaseline(NO_BASELINE, counted(5), 50_000);
    expect(errors(nextBaseline(first, counted(8), 1000))).toBe(8);
  });
});
