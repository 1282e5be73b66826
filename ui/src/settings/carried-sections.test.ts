import { describe, expect, it } from 'vitest';
import { carriedSections } from './carried-sections.ts';
import type { SettingsSectionPlace } from './settings-layout.ts';

const SECTIONS: readonly SettingsSectionPlace[] = [
  { id: 'network', title: 'Wireless network', settings: ['wireless.ssid', 'wireless.hideSsid'] },
  {
    id: 'access-list',
    title: 'MAC access list',
    settings: ['wireless.accessList'],
    entries: {
      path: 'wireless.1.mac_acl',
      settings: ['wireless.accessListMac'],
      fresh: {},
      words: { entry: 'Entry {number}', add: 'Add station', empty: 'No entries' },
    },
  },
];

describe('the sections of a settings page', () => {
  it('are whole on a device that takes any key', () => {
    expect(carriedSections(SECTIONS, null)).toBe(SECTIONS);
  });

  it('hold only what the device has a place for', () => {
    expect(carriedSections(SECTIONS, new Set(['wireless.1.ssid']))).toEqual([
      { id: 'network', title: 'Wireless network', settings: ['wireless.ssid'] },
      { id: 'access-list', title: 'MAC access list', settings: [] },
    ]);
  });
});
