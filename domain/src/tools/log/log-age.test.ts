import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { utcOfLocalMs, zoneOffsetMs, zoneRule } from '../../clock/posix-zone.ts';
import { logAgeMs } from './log-moment.ts';

const BERLIN = 'CET-1CEST,M3.5.0,M10.5.0/3';
const YEAR_MS = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

it('the age of a line of the log is what has passed, over a change to or from summer time too', () => {
  const rule = zoneRule(BERLIN)!;
  const minute = integer({ min: 0, max: 525_000 });
  assert(
    property(minute, integer({ min: 0, max: 20_000 }), (start, passed) => {
      const from = YEAR_MS + start * MINUTE_MS;
      const to = from + passed * MINUTE_MS;
      const local = (utcMs: number): number => utcMs + zoneOffsetMs(rule, utcMs);
      // Local times of the hour that comes twice name two moments.
      const isOne = [from, to].every(utcMs => utcOfLocalMs(rule, local(utcMs)) === utcMs);
      const age = logAgeMs(local(from), local(to), BERLIN);
      expect(isOne ? age : passed * MINUTE_MS).toBe(passed * MINUTE_MS);
    }),
  );
  const [before, after] = [Date.UTC(2026, 2, 29, 1, 30), Date.UTC(2026, 2, 29, 3, 30)];
  expect([logAgeMs(before, after, BERLIN), logAgeMs(before, after, undefined)]).toEqual([
    3_600_000, 7_200_000,
  ]);
});

it('the age of a line of the log is that between its two times where the zone is unknown', () => {
  expect([undefined, '', 'no zone'].map(zone => logAgeMs(1000, 61_000, zone))).toEqual([
    60_000, 60_000, 60_000,
  ]);
});

it('the age of a line of the log is that between its two times before 1970, where a clock that was never set may be', () => {
  const [before, after] = [Date.UTC(1969, 11, 31, 18, 59), Date.UTC(1969, 11, 31, 19)];
  const across = Date.UTC(1970, 0, 1, 1);
  expect([BERLIN, 'EST5EDT,M3.2.0,M11.1.0'].map(zone => logAgeMs(before, after, zone))).toEqual([
    60_000, 60_000,
  ]);
  expect(logAgeMs(after, across, 'EST5EDT,M3.2.0,M11.1.0')).toBe(6 * 3_600_000);
});
