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

it('tells a range whose ends are equal as the one value that it holds', () => {
  const setting = settingById('radio.fixedFrameDownlink');
  const only = { ...setting, range: () => ({ min: 100, max: 100 }) };
  const words = limitsOf(only, settingsContext(new Map()), [1]);
  expect(words).toEqual({ key: 'Only {value} {unit}', values: { value: 100, unit: '%' } });
});
