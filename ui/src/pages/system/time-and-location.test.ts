import { checkSetting, settingById, settingsContext } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { zoneChoices } from '../../i18n/zone-names.ts';
import { zoneNames } from './time-and-location.tsx';

describe('the time zones on offer', () => {
  it('the time zones on offer are accepted by the rules of their settings', () => {
    const none = settingsContext(new Map());
    const refused = (id: 'time.zone' | 'time.zoneName', values: readonly { readonly value: string }[]) =>
      values.filter(({ value }) => checkSetting(settingById(id), value, none, []) !== undefined);
    expect(refused('time.zone', zoneChoices('en'))).toEqual([]);
    expect(refused('time.zoneName', zoneNames())).toEqual([]);
  });

  it('the time zones on offer have the sign that a reader expects, against POSIX', () => {
    const labels = new Map(zoneChoices('en').map(({ value, label }) => [value, label]));
    expect(labels.get('GMT+12')).toBe('UTC\u221212:00');
    expect(labels.get('GMT-14')).toBe('UTC+14:00');
    expect(labels.get('GMT')).toBe('UTC');
    expect(labels.get('IST-5:30')).toBe('Kolkata: India Standard Time (GMT+05:30)');
  });

  it('the time zones on offer are named in the language of the reader, each by its own label', () => {
    const german = zoneChoices('de').map(({ label }) => label);
    expect(german.some(label => label.startsWith('Berlin: Mitteleuropäische Zeit'))).toBe(true);
    expect(new Set(german).size).toBe(german.length);
  });
});
