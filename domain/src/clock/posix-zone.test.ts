import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_ZONES } from '../settings/system/time-zones.ts';
import { utcOfLocalMs, zoneOffsetMs, zoneRule } from './posix-zone.ts';

const HOUR_MS = 3_600_000;
const at = (text: string) => Date.parse(text);
const hours = (posix: string, moment: string) => zoneOffsetMs(zoneRule(posix)!, at(moment)) / HOUR_MS;
const moments = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2120, 0, 1) });

describe('zoneOffsetMs', () => {
  it.each([
    ['GMT', '2026-07-01T00:00Z', 0],
    ['GMT+12', '2026-07-01T00:00Z', -12],
    ['<+0545>-5:45', '2026-07-01T00:00Z', 5.75],
    ['EET-2EEST,M3.5.0/3,M10.5.0/4', '2026-03-29T00:59Z', 2],
    ['EET-2EEST,M3.5.0/3,M10.5.0/4', '2026-03-29T01:00Z', 3],
    ['EET-2EEST,M3.5.0/3,M10.5.0/4', '2026-10-25T00:59Z', 3],
    ['EET-2EEST,M3.5.0/3,M10.5.0/4', '2026-10-25T01:00Z', 2],
    ['AEST-10AEDT,M10.1.0,M4.1.0/3', '2026-01-01T00:00Z', 11],
    ['AEST-10AEDT,M10.1.0,M4.1.0/3', '2026-07-01T00:00Z', 10],
    ['EST5EDT', '2026-07-01T00:00Z', -4],
    ['EST5EDT,J60/2,J300/2', '2028-03-01T06:59Z', -5],
    ['EST5EDT,J60/2,J300/2', '2028-03-01T07:00Z', -4],
    ['EST5EDT,60/2,300/2', '2028-03-01T07:00Z', -4],
  ])('reads the clock of %s at %s', (posix, moment, expected) => {
    expect(hours(posix, moment)).toBe(expected);
  });

  it('refuses what is no moment', () => {
    const rule = zoneRule('GMT')!;
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, -1, 9e15])
      expect([zoneOffsetMs(rule, wrong), utcOfLocalMs(rule, wrong)]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('zoneRule', () => {
  it.each(['', 'Europe/Berlin', 'EET-', 'CET-1CEST,M3.5.0', 'x'.repeat(1000)])('refuses %j', text => {
    expect(zoneRule(text)).toBeUndefined();
  });
});

describe('utcOfLocalMs', () => {
  it('finds the moment again at which a clock shows its time, but for the hour that comes twice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TIME_ZONES), moments, ({ posix }, utc) => {
        const rule = zoneRule(posix)!;
        const local = utc + zoneOffsetMs(rule, utc);
        const found = utcOfLocalMs(rule, local);
        expect(found + zoneOffsetMs(rule, found)).toBe(local);
        expect(found).toBeGreaterThanOrEqual(utc);
        expect(found - utc).toBeLessThanOrEqual(2 * HOUR_MS);
      }),
    );
  });
});
