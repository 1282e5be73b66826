import { describe, expect, it } from 'vitest';
import { settingById } from '../find-setting.ts';
import { settingsContext } from '../settings-context.ts';
import { accompanyingEdits } from '../wireless/accompanying-edits.ts';
import { TIME_ZONES } from './time-zones.ts';

/** Minutes ahead of UTC. */
function offsetAt(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    at,
  );
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d+):(\d+))?/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Standard time and daylight saving of a POSIX zone, minutes ahead of UTC. */
function offsetsOf(posix: string): readonly number[] {
  const [, sign = '', hours = '0', minutes = '0', saving = ''] =
    /^(?:[A-Z]+|<[^>]+>)([+-]?)(\d+)?(?::(\d+))?(.*)$/i.exec(posix) ?? [];
  const standard = (sign === '-' ? 1 : -1) * (Number(hours) * 60 + Number(minutes)) + 0;
  return saving === '' ? [standard] : [standard, standard + 60];
}

describe('the time zones on offer', () => {
  it.each(TIME_ZONES.map(zone => [zone.name, zone.posix] as const))('%s has the rule %s', (name, posix) => {
    const year = [new Date('2026-01-15T12:00Z'), new Date('2026-07-15T12:00Z')];
    const known = [...new Set(year.map(at => offsetAt(name, at)))].toSorted((one, other) => one - other);
    expect(known).toEqual([...offsetsOf(posix)]);
    expect(settingById('time.zone').rule(posix, settingsContext(new Map()), [])).toBeUndefined();
  });

  it('are each another rule', () => {
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

  it('is not made where the device has none', () => {
    expect(edits('GMT+12', { 'system.timezone': 'GMT' })).toEqual({});
  });
});
