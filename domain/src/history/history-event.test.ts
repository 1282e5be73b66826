import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptpStationStatus } from '../mothers/index.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { logEvents } from './log-events.ts';
import { eventsBetween, eventFacts, type EventFacts } from './history-event.ts';
import { meanSample, historySample } from './history-sample.ts';

const AT = 1_700_000_000_000;
const SECOND = 1000;
const FACTS: EventFacts = {
  at: AT,
  uptimeSeconds: 9000,
  clockMs: AT,
  firmware: 'v8.7.18',
  frequencyMhz: 5745,
  widthMhz: 40,
  port: { name: 'eth0', speedMbps: 1000 },
  link: 'up',
  blockedMhz: [],
};
/** The same ten seconds later, except for what is said. */
const later = (change: Partial<EventFacts> = {}, seconds = 10): EventFacts => ({
  ...FACTS,
  at: AT + seconds * SECOND,
  uptimeSeconds: 9000 + seconds,
  clockMs: AT + seconds * SECOND,
  ...change,
});
const kinds = (change: Partial<EventFacts>, seconds?: number) =>
  eventsBetween(FACTS, later(change, seconds)).map(({ kind }) => kind);

/** No station, and said so. */
const ALONE = { stations: [], stationCount: 0 } as const;

describe('what happened between two looks', () => {
  it.each([
    ['nothing', {}, []],
    ['a reboot', { uptimeSeconds: 4 }, ['reboot']],
    ['another firmware', { firmware: 'v8.7.19', uptimeSeconds: 4 }, ['reboot', 'firmware']],
    ['another channel', { frequencyMhz: 5785 }, ['channel']],
    ['a slower port', { port: { name: 'eth0', speedMbps: 100 } }, ['port']],
    ['a lost link', { link: 'down' }, ['link-lost']],
    ['the backup', { link: 'backup' }, ['failover']],
    ['radar', { blockedMhz: [5690] }, ['radar']],
    ['a clock that NTP set late', { clockMs: AT + 5 * 3_600_000 + 420_000 }, ['clock']],
  ] as const)('what happened between two looks is %s', (_, change, expected) => {
    expect(kinds(change)).toEqual(expected);
  });

  it('what happened between two looks is told of the time while no page was open: a reboot shows in the uptime', () => {
    expect(kinds({ uptimeSeconds: 9500 }, 86_400)).toEqual(['reboot']);
    expect(kinds({}, 86_400)).toEqual([]);
  });

  it('takes a clock that drifts a little for no jump', () => {
    expect(kinds({ clockMs: AT + 86_420_000 }, 86_400)).toEqual([]);
  });

  it('takes a jump of whole quarters of an hour, while the device runs on, for another zone or summer time', () => {
    const jumps = fc.integer({ min: -104, max: 104 }).filter(quarters => quarters !== 0);
    fc.assert(
      fc.property(jumps, fc.integer({ min: -50, max: 50 }), (quarters, lateSeconds) => {
        const clockMs = AT + 10 * SECOND + quarters * 900_000 + lateSeconds * SECOND;
        expect(kinds({ clockMs })).toEqual([]);
        expect(kinds({ clockMs, uptimeSeconds: 4 })).toEqual(['reboot', 'clock']);
        expect(kinds({ clockMs, uptimeSeconds: undefined })).toEqual(['clock']);
      }),
    );
  });

  it('what happened between two looks is a clock jump by more than zones differ, or by another time than they do', () => {
    expect(kinds({ clockMs: AT + 27 * 3_600_000 })).toEqual(['clock']);
    expect(kinds({ clockMs: AT + 10 * SECOND + 3_600_000 + 300_000 })).toEqual(['clock']);
  });

  it('places a line of the log from before a change of summer time by the zone of the device', () => {
    // 12:00 of the day on which summer time began at 02:00 in Berlin.
    const now = Date.parse('2026-03-29T10:00:00Z');
    const line = ['Mar 29 01:30:00 httpd: login of admin'];
    const at = (zone?: string) => logEvents(line, '2026-03-29 12:00:00', now, zone)[0]?.at;
    expect(at('CET-1CEST,M3.5.0,M10.5.0/3')).toBe(Date.parse('2026-03-29T00:30:00Z'));
    expect(at('CET-1')).toBe(Date.parse('2026-03-28T23:30:00Z'));
    expect(at('no zone')).toBe(at());
  });

  it('what happened between two looks is nothing where a device reports nothing', () => {
    const bare = { at: AT, blockedMhz: [] };
    expect(eventsBetween(bare, { ...bare, at: AT + SECOND })).toEqual([]);
  });

  it('compares statuses by their facts', () => {
    const facts = eventFacts(ptpStationStatus(), AT);
    expect(eventsBetween(facts, { ...facts, at: AT + 1 })).toEqual([]);
    expect(facts.link).toBe('up');
  });

  it.each([
    ['a link', {}, {}, 'up'],
    ['an outage', { ...ALONE }, {}, 'down'],
    ['a station that has no access point yet', { ...ALONE, essid: 'ubnt' }, {}, undefined],
    ['a radar wait', { ...ALONE, cacState: 1 }, {}, 'waiting'],
    ['a radio that is off', {}, { interfaces: [{ name: 'ath0', enabled: false }] }, undefined],
    ['a mode that is not reported', { ...ALONE, mode: undefined }, {}, undefined],
  ] as const)('takes of %s only what is known of the link', (_, wireless, more, link) => {
    const status = ptpStationStatus();
    const changed = { ...status, ...more, wireless: { ...status.wireless, ...wireless } };
    expect(eventFacts(changed as DeviceStatus, AT).link).toBe(link);
  });

  it('loses no link when a new station is given the name of its access point', () => {
    const status = ptpStationStatus({ wireless: { ...ALONE, essid: 'ubnt' } });
    const named = { ...status, wireless: { ...status.wireless, essid: 'Ridge' } };
    expect(eventsBetween(eventFacts(status, AT), eventFacts(named, AT + SECOND))).toEqual([]);
  });
});

describe('the log', () => {
  const lines = [
    'Nov 20 20:33:10 httpd: login of admin from 192.0.2.7',
    'Nov 20 20:35:00 kernel: radar detected on 5690',
    'Nov 20 20:36:00 ntpclient: clock is synchronised',
    'Jan 1 00:00:09 kernel: link is down',
  ];

  it('the log has its lines that matter on the clock of the page', () => {
    const events = logEvents(lines, '2026-11-20 20:40:00', AT);
    expect(events.map(({ kind, at }) => [kind, (at - AT) / SECOND])).toEqual([
      ['login', -410],
      ['radar', -300],
    ]);
    expect(events[0]?.line).toBe(lines[0]);
  });

  it('the log has no place without the clock of the device', () => {
    expect(logEvents(lines, undefined, AT)).toEqual([]);
  });
});

describe('a look', () => {
  it('holds what the device reports and nothing else', () => {
    const { values, at } = historySample(ptpStationStatus(), AT);
    expect(at).toBe(AT);
    expect(values['local-signal']).toBeLessThan(0);
    expect(Object.values(values).every(Number.isFinite)).toBe(true);
  });

  it('a look is a mean over several of the same radio', () => {
    const one = { at: AT, values: { 'local-signal': -60 }, band: '5' } as const;
    const mean = meanSample([
      { ...one, band: '60' },
      one,
      { ...one, at: AT + 1, values: { 'local-signal': -62 } },
    ]);
    expect(mean).toMatchObject({ at: AT + 1, values: { 'local-signal': -61 } });
  });
});
