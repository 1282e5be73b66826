import { describe, expect, it } from 'vitest';
import { clockErrorMs } from './device-time.ts';

const NOON = Date.parse('2026-03-18T12:00:00Z');

describe('the error of a device clock', () => {
  it.each([
    ['2026-03-18 12:00:00', 0],
    ['2026-03-18 12:00:07', 7000],
    ['2026-03-18 11:55:00', -300_000],
    // Nepal is 5:45 ahead of UTC.
    ['2026-03-18 17:45:02', 2000],
    ['2026-03-17 10:00:00', 0],
    ['2026-03-19 14:00:00', 0],
    // Beyond every time zone the whole difference counts.
    ['2026-03-19 14:15:00', 94_500_000],
    ['2020-01-01 00:00:00', Date.parse('2020-01-01T00:00:00Z') - NOON],
  ])('%s at noon: %d ms', (time, error) => {
    expect(clockErrorMs(time, NOON) === error).toBe(true);
  });

  it.each([undefined, '', 'soon', '2026-13-01 12:00:00'])(
    'the error of a device clock of %s is unknown',
    time => {
      expect(clockErrorMs(time, NOON)).toBeUndefined();
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('against %s is unknown', now => {
    expect(clockErrorMs('2026-03-18 12:00:00', now)).toBeUndefined();
  });
});
