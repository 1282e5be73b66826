import { contextOf, settingById, type SettingId } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { settingsPaletteSource } from './settings-source.ts';

/** The settings that the palette finds on a device of this mode. */
function foundIn(mode: 'master' | 'managed'): readonly SettingId[] {
  const values = new Map([
    ['radio.1.devname', 'ath0'],
    ['radio.1.mode', mode],
    ['wireless.1.ssid', 'ridge'],
  ]);
  const settings = contextOf(values, {});
  const entries = settingsPaletteSource.entries({
    t: text => (typeof text === 'string' ? text : text.key),
    commands: [],
    stations: [],
    settings,
  });
  for (const { id } of entries) expect(settingById(id as SettingId).visible(settings, [1])).toBe(true);
  return entries.map(({ id }) => id as SettingId);
}

describe('the settings in the palette', () => {
  it('are those that apply to this device: another mode has others', () => {
    const [ap, station] = [foundIn('master'), foundIn('managed')];
    expect(ap).toContain('security.accessPoint');
    expect(ap).not.toContain('security.station');
    expect(station).toContain('security.station');
    expect(station).not.toContain('security.accessPoint');
  });
});
