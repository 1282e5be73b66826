import { type SettingId, settingById } from '@radiolink/domain/settings';
import { expect, it } from 'vitest';
import { alertRemedy } from './alert-remedy.ts';

it.each([
  ['sector-red-stations', 'stations', ''],
  ['sector-radio-off', 'wireless', ''],
  ['link-interference-local', 'wireless', '/radio.frequency'],
  ['link-chain-imbalance-remote', 'dashboard', ''],
  ['radar', 'wireless', '/radio.frequency'],
  ['atpc', 'wireless', '/radio.atpc'],
  ['eth0-slow', 'dashboard', ''],
])('16.20 an alert leads to its remedy: %s', (id, feature, target) => {
  expect(alertRemedy(id)).toEqual({ feature, target });
  if (target !== '') expect(() => settingById(target.slice(1) as SettingId)).not.toThrow();
});

it('leads nowhere where no page is about it', () => {
  expect(alertRemedy('crashes')).toBeUndefined();
});
