import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logAgeMs, logMoment } from './log-moment.ts';
import { deviceMoment, readLogStamp } from '../../clock/device-time.ts';

const upTo = (max: number, digits = 2) =>
  fc.integer({ min: 0, max }).map(value => String(value).padStart(digits, '0'));
const clock = fc.tuple(upTo(26), upTo(62), upTo(62)).map(parts => parts.join(':'));
const iso = fc
  .tuple(fc.oneof(upTo(9999, 4), upTo(99_999)), upTo(14), upTo(33), clock)
  .map(([year, month, day, time]) => `${year}-${month}-${day} ${time}`);
const syslog = fc
  .tuple(fc.constantFrom('Jan', 'Feb', 'Jun', 'Dec'), upTo(33), fc.constantFrom('', '0000 ', '2026 '), clock)
  .map(([month, day, year, time]) => `${month} ${day} ${year}${time} line`);
const text = fc.oneof(iso, syslog, fc.string(), fc.constantFrom('', '—', '0000-00-00 00:00:00'));
const zone = fc.oneof(
  fc.string(),
  fc.constantFrom(undefined, 'CET-1CEST,M3.5.0,M10.5.0/3', 'GMT-99', 'A-1B,J60,J59', 'AAA-1BBB,0,365'),
);

describe('the moment and the age of a log line', () => {
  it('are dates that a browser can write, or none, whatever line, device clock and time zone say', () => {
    fc.assert(
      fc.property(text, text, zone, (line, deviceTime, rule) => {
        const moment = logMoment(readLogStamp(line).stamp, deviceTime);
        if (moment === undefined) return;
        expect(() => new Date(moment).toISOString()).not.toThrow();
        const now = deviceMoment(deviceTime);
        expect(Number.isFinite(now === undefined ? 0 : logAgeMs(moment, now, rule))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('a device clock that is no date gives no moment to a line without a year', () => {
    const { stamp } = readLogStamp('Nov 20 20:33:10 dropbear[812]: x');
    for (const deviceTime of [
      undefined,
      '',
      '0000-00-00 00:00:00',
      '2026-02-30 10:00:00',
      '2026-01-01 24:00:00',
    ])
      expect([deviceMoment(deviceTime), logMoment(stamp, deviceTime)]).toEqual([undefined, undefined]);
  });
});
