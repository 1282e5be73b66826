import { ConfigText } from '@radiolink/domain/configuration';
import { listSettings, settingKey } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { carriedKeys, configurationText, configurationWith } from './configuration.mapper.ts';
import { unmappedChanges } from './configuration.adapter.ts';

/** The configuration object of a 60 GHz access point with a 5 GHz backup. */
const WAVE = {
  system: { hostname: 'ap1', country: 'US', countryCode: 840 },
  network: { mode: 'bridge' },
  wireless: {
    interfaces: [
      {
        id: 'main',
        enabled: true,
        ssid: 'link',
        apMode: true,
        ptpMode: false,
        frequency: { auto: false, band: 60_000, control: 64_800, center: null, tx: 64_800 },
        channelWidth: 2160,
        antennaGain: 38,
        outputPower: { auto: false, eirp: 39 },
        encryption: { type: 'wpa2-psk', passphrase: 'long-enough' },
      },
      {
        id: 'backup',
        enabled: true,
        ssid: 'link',
        apMode: true,
        ptpMode: false,
        frequency: { auto: false, band: 5000, control: 5180, center: 5190, tx: 5180 },
        channelWidth: 40,
        cableLoss: 0,
        antennaGain: 14,
        outputPower: { auto: false, eirp: 30 },
        clientIsolation: false,
        encryption: { type: 'wpa2-psk', passphrase: 'long-enough' },
        distance: { auto: true, value: 600 },
      },
    ],
  },
};
const text = configurationText(WAVE);
const carried = carriedKeys(text);

/** True if a device of this kind stores a line. */
const stores = (key: string, value: string): boolean => {
  const edit = text.edit(new Map([[key, value]]));
  if (!edit.ok) return false;
  return unmappedChanges(text, edit.config, configurationWith(WAVE, edit.config)).length === 0;
};

describe('the keys that a versioned device has a place for', () => {
  it('the keys that a versioned device has a place for are those of the configuration object', () => {
    expect(carried).toContain('wireless.1.ssid');
    expect(carried).toContain('radio.0.freq');
    expect(carried).toContain('wpasupplicant.profile.1.network.1.psk');
    expect(carried).not.toContain('radio.1.rx_sensitivity');
    expect(carried).not.toContain('wireless.1.hide_ssid');
  });

  it('leave out nothing of the wireless page that would be stored', () => {
    const values = ['enabled', 'disabled', '0', '1', '7', 'managed', 'sta-ptp', '276', 'another-one'];
    const stored = listSettings({ page: 'wireless', level: 'advanced' })
      .filter(setting => setting.key.split('{n}').length === 1)
      .map(setting => settingKey(setting))
      .filter(key => values.some(value => value !== text.get(key) && stores(key, value)));
    expect(stored.length).toBeGreaterThan(10);
    expect(stored.filter(key => !carried.has(key))).toEqual([]);
  });

  it('tell the role even where it is the usual one', () => {
    expect(text.get('radio.1.ptpmode')).toBe('0');
    expect(text.get('radio.1.mode')).toBe('master');
  });

  it('the keys that a versioned device has a place for are enough for a name that other lines repeat', () => {
    const edit = text.edit(
      new Map([
        ['wireless.1.ssid', 'Barn'],
        ['aaa.1.ssid', 'Barn'],
      ]),
    );
    const after = edit.ok ? edit.config : ConfigText.parse('');
    expect(unmappedChanges(text, after, configurationWith(WAVE, after))).toEqual([]);
    expect(stores('aaa.1.ssid', 'Other')).toBe(false);
  });
});
