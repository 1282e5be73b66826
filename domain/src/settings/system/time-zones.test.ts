import { describe, expect, it } from 'vitest';
import { zoneOffsetMs, zoneRule } from '../../clock/posix-zone.ts';
import { settingById } from '../find-setting.ts';
import { settingsContext } from '../settings-context.ts';
import { accompanyingEdits } from '../wireless/accompanying-edits.ts';
import { TIME_ZONES } from './time-zones.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FROM = Date.UTC(2026, 0, 1);
/** Their clocks follow Ramadan, by the calendar and not by a rule. */
const BY_CALENDAR = new Set(['Africa/Casablanca', 'Africa/El_Aaiun', 'Asia/Gaza', 'Asia/Hebron']);

/** Ahead of UTC by the time zones of the runtime, ms: another copy of the data than the table. */
function runtimeOffset(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return at => {
    const [, sign = '+', hours = '0', minutes = '0'] =
      /GMT(?:([+\u2212-])(\d+):(\d+))?/.exec(format.format(at)) ?? [];
    return (sign === '+' ? 1 : -1) * (Number(hours) * HOUR_MS + Number(minutes) * 60_000) + 0;
  };
}

const tableOffset = (posix: string) => (at: number) => zoneOffsetMs(zoneRule(posix)!, at) + 0;

/** Every change of a clock in a year, to the minute, with what it changes to. */
function changesOf(offsetAt: (at: number) => number): readonly (readonly [number, number])[] {
  const changes: [number, number][] = [];
  for (let day = FROM; day < FROM + 366 * DAY_MS; day += DAY_MS) {
    let [low, high] = [day, day + DAY_MS];
    if (offsetAt(low) === offsetAt(high)) continue;
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 120_000) * 60_000;
      if (offsetAt(middle) === offsetAt(low)) low = middle;
      else high = middle;
    }
    changes.push([high, offsetAt(high)]);
  }
  return [[FROM, offsetAt(FROM)], ...changes];
}

describe('the time zones on offer', () => {
  const regular = TIME_ZONES.filter(({ name }) => !BY_CALENDAR.has(name));

  it.each(regular.map(zone => [zone.name, zone.posix] as const))(
    'the clock of %s changes by the rule %s as by the time zones of the runtime',
    (name, posix) => {
      expect(changesOf(tableOffset(posix))).toEqual(changesOf(runtimeOffset(name)));
    },
  );

  it('the time zones on offer have a rule for the clock of every city that the runtime knows', () => {
    const samples = Array.from({ length: 74 }, (_, index) => FROM + index * 5 * DAY_MS);
    const clock = (offsetAt: (at: number) => number) => samples.map(offsetAt).join();
    const known = new Set(TIME_ZONES.map(({ posix }) => clock(tableOffset(posix))));
    const cities = Intl.supportedValuesOf('timeZone').filter(name => !BY_CALENDAR.has(name));
    expect(cities.length).toBeGreaterThan(400);
    expect(cities.filter(name => !known.has(clock(runtimeOffset(name))))).toEqual([]);
  });

  it('the time zones on offer are accepted as a setting', () => {
    const refused = TIME_ZONES.filter(
      ({ posix }) => settingById('time.zone').rule(posix, settingsContext(new Map()), []) !== undefined,
    );
    expect(refused).toEqual([]);
  });

  it('stand from west to east', () => {
    const winter = TIME_ZONES.map(({ posix }) => {
      const { standardMs, summer } = zoneRule(posix)!;
      return Math.min(standardMs, summer?.offsetMs ?? standardMs);
    });
    expect(winter).toEqual(winter.toSorted((one, other) => one - other));
  });

  it('the time zones on offer are each another rule', () => {
    expect(new Set(TIME_ZONES.map(({ posix }) => posix)).size).toBe(TIME_ZONES.length);
  });
});

describe('the name of the time zone', () => {
  const edits = (value: string, lines: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      accompanyingEdits('time.zone', value, settingsContext(new Map(Object.entries(lines)))),
    );

  it('follows the zone where the device has both', () => {
    const lines = { 'system.timezone': 'GMT', 'system.timezone.name': 'UTC' };
    expect(edits('CET-1CEST,M3.5.0,M10.5.0/3', lines)).toEqual({ 'system.timezone.name': 'Europe/Berlin' });
    expect(edits('GMT+12', lines)).toEqual({ 'system.timezone.name': 'GMT+12' });
  });

  it('the name of the time zone is not made where the device has none', () => {
    expect(edits('GMT+12', { 'system.timezone': 'GMT' })).toEqual({});
  });
});
