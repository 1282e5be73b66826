import { describe, expect, it } from 'vitest';
import { carriedSections } from './carried-sections.ts';
import { settingsContext } from '@radiolink/domain/settings';
import { placedIn } from './placed-in.mother.ts';
import { shownSections } from './shown-sections.ts';
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
const ROUTES: SettingsSectionPlace = {
  id: 'static-routes',
  title: 'Static routes',
  settings: ['route.all'],
  lists: [
    {
      path: 'route',
      settings: ['route.enabled', 'route.network', 'route.gateway'],
      lists: [],
      words: { entry: 'Route {name}', only: 'Default gateway', made: { empty: 'No static routes' } },
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
  it('the sections of a settings page are whole on a device that takes any key', () => {
    const sections = [NETWORK, ACCESS_LIST];
    expect(carriedSections(sections, null)).toBe(sections);
  });

  it('hold only what the device has a place for', () => {
    expect(carriedSections([NETWORK], new Set(['wireless.1.ssid']))).toEqual([
      { ...NETWORK, settings: ['wireless.ssid'] },
    ]);
  });

  it('the sections of a settings page have no list of which the device stores nothing', () => {
    const carried = new Set(['wireless.1.ssid']);
    expect(carriedSections([ACCESS_LIST], carried)).toEqual([{ ...ACCESS_LIST, settings: [], lists: [] }]);
  });

  it('let the user add an entry that stands by what the device stores of it', () => {
    const [limited] = carriedSections([ACCESS_LIST], new Set(['wireless.1.mac_acl.1.mac']));
    expect(limited?.lists).toMatchObject([
      { settings: ['wireless.accessListMac'], words: { made: { add: 'Add station' } } },
    ]);
    expect(limited?.lists[0]?.numbers).toBeUndefined();
  });

  it('the sections of a settings page have the one entry of which the device stores a part as fields, under a heading of its own', () => {
    const [limited] = carriedSections([ROUTES], new Set(['route.1.gateway', 'netmode']));
    expect(limited?.lists).toMatchObject([
      { settings: ['route.gateway'], numbers: [1], words: { entry: 'Default gateway' } },
    ]);
    expect(limited?.lists[0]?.words.made).toBeUndefined();
  });

  it('show of each entry what the device stores of this one', () => {
    const carried = new Set(['netconf.1.mtu', 'netconf.3.mtu', 'netconf.3.ip']);
    const sections = carriedSections([INTERFACES], carried);
    const values = new Map([
      ['netconf.1.devname', 'eth0'],
      ['netconf.3.devname', 'br0'],
    ]);
    const fields = placedIn(sections, values).map(({ setting, indexes }) => [setting.id, indexes[0]]);
    expect(fields).toEqual([
      ['interface.mtu', 1],
      ['interface.address', 3],
      ['interface.mtu', 3],
    ]);
  });

  it('show a field of an entry without a value, in the basic view too', () => {
    const sections = carriedSections([ROUTES], new Set(['route.1.gateway']));
    const by = { original: new Map(), invalid: [], view: 'basic', target: undefined } as const;
    const [shown] = shownSections(sections, { ...by, context: settingsContext(new Map()) });
    expect(shown?.lists.flatMap(({ entries }) => entries)).toMatchObject([
      { indexes: [1], settings: ['route.gateway'] },
    ]);
  });

  it('the sections of a settings page have a list that the device makes, with what it has a place for', () => {
    const [limited] = carriedSections([INTERFACES], new Set(['netconf.3.ip']));
    expect(limited?.lists.map(({ settings }) => settings)).toEqual([['interface.address']]);
  });
});
