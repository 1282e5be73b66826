import { describe, expect, it } from 'vitest';
import type { ThreeWayChange } from '../configuration/three-way.ts';
import { disputedSettings, settingsOfKeys } from './settings-of-keys.ts';

const both = (key: string, mine: string | undefined, theirs: string | undefined): ThreeWayChange => ({
  key,
  changedBy: 'conflict',
  base: 'before',
  mine,
  theirs,
});

describe('the settings of keys', () => {
  it('the settings of keys are one where the keys hold the same', () => {
    expect(
      settingsOfKeys(['aaa.1.wpa.psk', 'snmp.contact', 'wpasupplicant.profile.1.network.1.psk']).map(
        ({ keys }) => keys,
      ),
    ).toEqual([['aaa.1.wpa.psk', 'wpasupplicant.profile.1.network.1.psk'], ['snmp.contact']]);
  });

  it('the settings of keys of an unknown key bear the key', () => {
    expect(settingsOfKeys(['vendor.thing'])).toEqual([
      { key: 'vendor.thing', keys: ['vendor.thing'], name: { key: 'vendor.thing' } },
    ]);
  });
});

describe('a disputed setting', () => {
  it('a disputed setting is asked for once, with all its keys', () => {
    const disputes = [both('aaa.1.ssid', 'Barn', 'Mill'), both('wireless.1.ssid', 'Barn', 'Mill')];
    expect(disputedSettings(disputes, new Map())).toEqual([
      {
        key: 'wireless.1.ssid',
        keys: ['wireless.1.ssid', 'aaa.1.ssid'],
        name: { key: 'SSID' },
        mine: 'Barn',
        theirs: 'Mill',
      },
    ]);
  });

  it('never shows a secret, and is nothing where one hand took it away', () => {
    expect(disputedSettings([both('aaa.1.wpa.psk', 'my-secret', undefined)], new Map())).toMatchObject([
      { mine: '••••••••', theirs: undefined },
    ]);
  });
});
