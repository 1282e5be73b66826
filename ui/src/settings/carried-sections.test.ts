import { describe, expect, it } from 'vitest';
import { carriedSections } from './carried-sections.ts';
import type { SettingsSectionPlace } from './settings-layout.ts';

const NETWORK: SettingsSectionPlace = {
  id: 'wireless-network',
  title: 'Wireless network',
  settings: ['wireless.ssid', 'wireless.hideSsid'],
  lists: [],
};
const ACCESS_LIST: SettingsSectionPlace = {
  id: 'mac-access-list',
  title: 'MAC access list',
  settings: ['wireless.accessList'],
  lists: [
    {
      path: 'wireless.1.mac_acl',
      settings: ['wireless.accessListMac', 'wireless.accessListComment'],
      lists: [],
      words: { entry: 'Entry {number}', made: { add: 'Add station', empty: 'No entries' } },
    },
  ],
};
const INTERFACES: SettingsSectionPlace = {
  id: 'interfaces',
  title: 'Interfaces',
  settings: [],
  lists: [
    {
      path: 'netconf',
      settings: ['interface.address', 'interface.mtu'],
      lists: [],
      words: { entry: 'Entry {number}' },
    },
  ],
};

describe('the sections of a settings page', () => {
  it('are whole on a device that takes any key', () => {
    const sections = [NETWORK, ACCESS_LIST];
    expect(carriedSections(sections, null)).toBe(sections);
  });

  it('hold only what the device has a place for', () => {
    expect(carriedSections([NETWORK], new Set(['wireless.1.ssid']))).toEqual([
      { ...NETWORK, settings: ['wireless.ssid'] },
    ]);
  });

  it('have no list of which a new entry could not be written', () => {
    const carried = new Set(['wireless.1.mac_acl.1.mac']);
    expect(carriedSections([ACCESS_LIST], carried)).toEqual([{ ...ACCESS_LIST, settings: [], lists: [] }]);
  });

  it('have a list that the device makes, with what it has a place for', () => {
    const [limited] = carriedSections([INTERFACES], new Set(['netconf.3.ip']));
    expect(limited?.lists.map(({ settings }) => settings)).toEqual([['interface.address']]);
  });
});
