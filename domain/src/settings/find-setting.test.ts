import { describe, expect, it } from 'vitest';
import { entriesOf } from './configuration.mother.ts';
import { entriesOfSetting, settingById } from './find-setting.ts';

describe('the places of a setting in a configuration', () => {
  const values = entriesOf(
    'netconf.10.mtu=1\nnetconf.2.mtu=1\nnetconf.2.alias.3.ip=x\nnetconf.2.alias.1.ip=x\nnetconf.1.alias.9.ip=x\nnetmode=bridge',
  );

  it('the places of a setting in a configuration are its indexes, ascending', () => {
    expect(entriesOfSetting(settingById('interface.mtu'), values)).toEqual([[2], [10]]);
    expect(entriesOfSetting(settingById('alias.address'), values)).toEqual([
      [1, 9],
      [2, 1],
      [2, 3],
    ]);
  });

  it('the places of a setting in a configuration are one without index, or none', () => {
    expect(entriesOfSetting(settingById('network.mode'), values)).toEqual([[]]);
    expect(entriesOfSetting(settingById('wireless.ssid'), values)).toEqual([]);
  });
});
