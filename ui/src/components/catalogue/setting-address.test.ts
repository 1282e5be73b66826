import { expect, it } from 'vitest';
import { addressOfSetting } from './setting-address.ts';

it('leads to the field of a setting by its name', () => {
  expect(addressOfSetting('radio.1.chanbw')).toBe('#/wireless/radio.channelWidth');
});

it('leads to the entry of a list by its key', () => {
  expect(addressOfSetting('wireless.1.mac_acl.2.mac')).toBe('#/wireless/wireless.1.mac_acl.2.mac');
});

it('leads nowhere from a key that no page shows', () => {
  expect(addressOfSetting('vendor.thing')).toBeUndefined();
  expect(addressOfSetting('radio.1.devname')).toBeUndefined();
});
