import { expect, it } from 'vitest';
import type { SettingId } from './catalogue.ts';
import { settingById } from './find-setting.ts';
import { limitsOf } from './finding.ts';
import { settingsContext } from './settings-context.ts';

const wordsOf = (id: SettingId) => limitsOf(settingById(id), settingsContext(new Map()), [1]);

it('tells the limits of a value, and leaves out those of its store', () => {
  expect(wordsOf('pppoe.mtu')).toMatchObject({ values: { min: 68, max: 1500 } });
  expect(wordsOf('wireless.signalLed1')).toMatchObject({ values: { min: -120, max: 0, unit: 'dBm' } });
  expect(wordsOf('dhcpServer.leaseTime')).toBeUndefined();
});
