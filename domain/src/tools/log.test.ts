import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceMoment, readLogStamp } from '../clock/device-time.ts';
import { utcOfLocalMs, zoneOffsetMs, zoneRule } from '../clock/posix-zone.ts';
import { logAgeMs, logHighlights, logIncident, logMoment, parseLogLine } from './log.ts';

const NOW = '2026-06-01 12:00:00';
const at = (line: string, now: string | undefined = NOW) => {
  const moment = logMoment(parseLogLine(line).stamp, now);
  return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 19);
};

describe('a line of the log', () => {
  it.each([
    ['Nov 20 20:33:10 dropbear[812]: Exit before auth', 'dropbear', 'Exit before auth'],
    ['Nov  2 20:33:10 ridge-north hostapd: ath0: STA up', 'hostapd', 'ath0: STA up'],
    ['Nov 20 20:33:10 daemon.warn infctld: slow', 'infctld', 'slow'],
    ['<30>Nov 20 20:33:10 (none) syslogd: started', undefined, '(none) syslogd: started'],
    ['2025-08-01T10:00:00+02:00 kernel: eth0: ready', 'kernel', 'eth0: ready'],
    ['Nov 20 20:33:10 -- MARK --', undefined, '-- MARK --'],
    ['  at address 0x80001234', undefined, '  at address 0x80001234'],
    ['', undefined, ''],
  ])('%s', (line, process, text) => {
    expect(parseLogLine(line)).toMatchObject({ process, text });
  });

  it.each([
    ['<3>Nov 20 20:33:10 kernel: a', 'error'],
    ['<28>Nov 20 20:33:10 kernel: failed', 'warning'],
    ['Nov 20 20:33:10 user.err app: fine', 'error'],
    ['Nov 20 20:33:10 user.notice app: failed', 'information'],
    ['Nov 20 20:33:10 app: cannot open file', 'error'],
    ['Nov 20 20:33:10 app: request timed out', 'warning'],
    ['Nov 20 20:33:10 app: ready', 'information'],
    ['Nov 20 20:33:10 httpd: failed login from 192.0.2.7', 'warning'],
    ['Nov 20 20:33:10 kernel: radar detected, channel failed', 'warning'],
    ['Nov 20 20:33:10 a.bc failed: x', 'information'],
  ])('%s: %s', (line, severity) => {
    expect(parseLogLine(line).severity).toBe(severity);
  });

  it('a line of the log is taken as it is, whatever it is, and never slowly', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), line => {
        const { text, severity } = parseLogLine(line);
        expect(line.endsWith(text)).toBe(true);
        expect(['error', 'warning', 'information']).toContain(severity);
      }),
    );
  });
});

describe('the time of a line', () => {
  it('the time of a line is of this year unless that is to come', () => {
    expect(at('May 31 23:59:59 a: b')).toBe('2026-05-31T23:59:59');
    expect(at('Nov 20 20:33:10 a: b')).toBe('2025-11-20T20:33:10');
    expect(at('Jun  2 11:00:00 a: b')).toBe('2026-06-02T11:00:00');
    expect(at('Feb 29 10:00:00 a: b')).toBe('2024-02-29T10:00:00');
  });

  it('the time of a line is that of the line where it tells the year', () => {
    expect(at('2019-08-01 10:00:00 a: b', undefined)).toBe('2019-08-01T10:00:00');
    expect(at('Nov 20 2024 20:33:10 a: b', undefined)).toBe('2024-11-20T20:33:10');
  });

  it.each(['Nov 20 20:33:10 a: b', 'no time at all'])(
    'the time of a line is not known without a clock: %s',
    line => {
      expect(at(line, '')).toBeUndefined();
    },
  );

  it.each(['Foo 20 20:33:10 a: b', 'Feb 30 20:33:10 a: b', 'Nov 20 25:33:10 a: b', '2026-13-01 10:00:00 a'])(
    'the time of a line that no calendar has is text: %s',
    line => {
      expect(parseLogLine(line)).toMatchObject({ stamp: undefined });
      expect(at(line)).toBeUndefined();
    },
  );
});

describe('the words of an incident', () => {
  it.each([
    ['ath0: STA 02:00:00:00:00:01 associated', 'association', 'associated'],
    ['STA left, reason 3', 'association', 'left, reason 3'],
    ['wlan0: deauthenticated due to inactivity', 'association', 'deauthenticated'],
    ['DFS: radar detected on 5500', 'radar', 'radar detected'],
    ['eth0: link down', 'link-down', 'link down'],
    ['eth0: Link is Down', 'link-down', 'Link is Down'],
    ['ath0: carrier lost', 'link-down', 'carrier lost'],
    ['failed login from 192.0.2.7', 'login-failure', 'failed login'],
    ["Bad password attempt for 'ubnt'", 'login-failure', 'Bad password attempt'],
    ['Login attempt for nonexistent user', 'login-failure', 'Login attempt for nonexistent user'],
  ] as const)('%s', (text, incident, words) => {
    expect(logIncident(text)).toBe(incident);
    expect(logHighlights(text).map(({ start, end }) => text.slice(start, end))).toEqual([words]);
  });

  it.each(['eth0: link up', 'radars', 'login of admin from 192.0.2.7', 'down the link'])(
    'the words of an incident are not in: %s',
    text => {
      expect(logHighlights(text)).toEqual([]);
      expect(logIncident(text)).toBeUndefined();
    },
  );

  it('the words of an incident are found apart from each other, and the gravest counts', () => {
    const text = 'disassociated: radar detected, link down';
    expect(logHighlights(text).map(({ incident }) => incident)).toEqual([
      'association',
      'radar',
      'link-down',
    ]);
    expect(logIncident(text)).toBe('radar');
  });
});

const BERLIN = 'CET-1CEST,M3.5.0,M10.5.0/3';
const YEAR_MS = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

it('the age of a line of the log is what has passed, over a change to or from summer time too', () => {
  const rule = zoneRule(BERLIN)!;
  const minute = fc.integer({ min: 0, max: 525_000 });
  fc.assert(
    fc.property(minute, fc.integer({ min: 0, max: 20_000 }), (start, passed) => {
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
  it('the moment and the age of a log line are dates that a browser can write, or none, whatever line, device clock and time zone say', () => {
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
