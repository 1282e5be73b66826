import { type SettingId, settingById } from '@radiolink/domain/settings';
import { expect, it } from 'vitest';
import { alertRemedy } from './alert-list.tsx';

it.each([
  ['sector-red-stations', 'stations'],
  ['sector-radio-off', 'wireless'],
  ['link-chain-imbalance-remote', 'dashboard'],
  ['eth0-slow', 'dashboard'],
])('an alert leads to the page of its remedy: %s', (id, feature) => {
  expect(alertRemedy(id)).toEqual({ feature, target: '' });
});

it.each([
  ['link-interference-local', 'radio.frequency'],
  ['radar', 'radio.frequency'],
  ['atpc', 'radio.atpc'],
] as const satisfies readonly (readonly [string, SettingId])[])(
  'an alert leads to the setting of its remedy: %s',
  (id, setting) => {
    expect(alertRemedy(id)).toEqual({ feature: 'wireless', target: `/${settingById(setting).id}` });
  },
);

it('leads nowhere where no page is about it', () => {
  expect(alertRemedy('crashes')).toBeUndefined();
});
