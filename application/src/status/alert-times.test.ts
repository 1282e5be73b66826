import { message } from '@radiolink/domain/errors';
import type { Notice } from '@radiolink/domain/notices';
import { describe, expect, it } from 'vitest';
import { nextAlertTimes } from './alert-times.ts';

const alerts = (...ids: readonly string[]): readonly Notice[] =>
  ids.map(id => ({ id, severity: 'warning', message: message('x'), dismissible: true }));
const first = nextAlertTimes(null, alerts('a'), 1000);

describe('the times of alerts', () => {
  it('the times of alerts may be older than the first look', () => {
    expect(first.get('a')).toEqual({ since: 1000, fromStart: true });
  });

  it('the times of alerts are exact for what begins later, also after a first look without alerts', () => {
    const later = nextAlertTimes(first, alerts('a', 'b'), 2000);
    expect(later.get('b')).toEqual({ since: 2000, fromStart: false });
    const empty = nextAlertTimes(null, [], 1000);
    expect(nextAlertTimes(empty, alerts('a'), 2000).get('a')?.fromStart).toBe(false);
  });

  it('stay while an alert stands, in whatever order it is listed', () => {
    const both = nextAlertTimes(first, alerts('b', 'a'), 2000);
    expect(nextAlertTimes(both, alerts('a', 'b'), 3000)).toBe(both);
    expect(both.get('a')?.since).toBe(1000);
  });

  it('the times of alerts are forgotten when it ends, and begin again when it comes back', () => {
    const over = nextAlertTimes(first, [], 2000);
    expect(over.size).toBe(0);
    expect(nextAlertTimes(over, alerts('a'), 3000).get('a')).toEqual({ since: 3000, fromStart: false });
  });

  it('the times of alerts are those of an earlier load of the page for what still stands, and forgotten of what ended', () => {
    const again = nextAlertTimes(null, alerts('a', 'c'), 5000, nextAlertTimes(first, alerts('a', 'b'), 2000));
    expect([...again]).toEqual([
      ['a', { since: 1000, fromStart: true }],
      ['c', { since: 5000, fromStart: true }],
    ]);
  });

  it('change where one alert takes the place of another', () => {
    const other = nextAlertTimes(first, alerts('b'), 2000);
    expect([...other.keys()]).toEqual(['b']);
  });
});
