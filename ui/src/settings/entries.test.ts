import { describe, expect, it } from 'vitest';
import { entryExchange, entryIndexes, entryRemoval, freshEntry, lastIndex, nextIndex } from './entries.ts';
import type { EntryListPlace } from './settings-layout.ts';

const values = new Map([
  ['wireless.1.mac_acl.status', 'enabled'],
  ['wireless.1.mac_acl.3.mac', '24:A4:3C:11:22:33'],
  ['wireless.1.mac_acl.1.mac', '24:A4:3C:11:22:34'],
  ['wireless.1.mac_acl.1.status', 'enabled'],
]);
const path = 'wireless.1.mac_acl';
const listOf = (part: Partial<EntryListPlace>): EntryListPlace => ({
  path,
  settings: [],
  lists: [],
  words: { entry: 'Entry {number}' },
  ...part,
});

describe('entries of a list in the configuration', () => {
  it('entries of a list in the configuration are counted by their indexes, gaps and the switch of the list aside', () => {
    expect(entryIndexes(values, path)).toEqual([1, 3]);
  });

  it('entries of a list in the configuration are added at the first free index, or after the last where the order has a meaning', () => {
    expect(nextIndex(entryIndexes(values, path))).toBe(2);
    expect(lastIndex(entryIndexes(values, path))).toBe(4);
    expect(lastIndex([])).toBe(1);
  });

  it('entries of a list in the configuration are added enabled, with an empty first value', () => {
    const place = listOf({ settings: ['wireless.accessListMac', 'wireless.accessListEntry'] });
    expect(Object.fromEntries(freshEntry(place, [2], values))).toEqual({
      'wireless.1.mac_acl.2.mac': '',
      'wireless.1.mac_acl.2.status': 'enabled',
    });
  });

  it('entries of a list in the configuration are added with the values that the page names', () => {
    const made = { add: 'Add station', empty: 'No entries', fresh: { comment: 'barn' } };
    const place = listOf({
      settings: ['wireless.accessListMac'],
      words: { entry: 'Entry {number}', made },
    });
    expect(Object.fromEntries(freshEntry(place, [2], values))).toEqual({
      'wireless.1.mac_acl.2.mac': '',
      'wireless.1.mac_acl.2.comment': 'barn',
    });
  });

  it('switch their list on, and leave what was left over in it off', () => {
    const off = new Map([
      ['vlan.status', 'disabled'],
      ['vlan.1.devname', 'eth0'],
      ['vlan.1.status', 'enabled'],
    ]);
    const vlans = listOf({ path: 'vlan', settings: ['vlan.id'] });
    expect(Object.fromEntries(freshEntry(vlans, [2], off))).toEqual({
      'vlan.status': 'enabled',
      'vlan.1.status': 'disabled',
      'vlan.2.id': '',
    });
    const on = new Map([...off, ['vlan.status', 'enabled']]);
    expect(Object.fromEntries(freshEntry(vlans, [2], on))).toEqual({ 'vlan.2.id': '' });
  });

  it.each([
    ['route', 'route.enabled', ['route.status']],
    ['iptables.sys.portfw', 'forward.enabled', ['iptables.status', 'iptables.sys.portfw.status']],
    ['iptables.sys.fw', 'firewall.rule', ['iptables.status', 'iptables.sys.fw.status']],
  ] as const)(
    'entries of a list in the configuration of %s do not stay in a list that is off',
    (list, id, switches) => {
      const fresh = freshEntry(listOf({ path: list, settings: [id] }), [1], new Map());
      expect(switches.map(key => fresh.get(key))).toEqual(switches.map(() => 'enabled'));
    },
  );

  it('leave the access list off, whose policy decides what they mean', () => {
    const made = { add: 'Add station', empty: 'No entries' };
    const place = listOf({ settings: ['wireless.accessListMac'], words: { entry: 'Entry {number}', made } });
    expect(freshEntry(place, [1], new Map()).has('wireless.1.mac_acl.status')).toBe(false);
  });

  it('entries of a list in the configuration are added to the entry around them', () => {
    const place = listOf({
      path: 'dhcp6c.{n}.stateful.pd',
      settings: ['dhcp6Client.prefixLength', 'dhcp6Client.prefix'],
    });
    expect(Object.fromEntries(freshEntry(place, [2, 1], values))).toEqual({
      'dhcp6c.2.stateful.pd.1.prefix.len': '',
      'dhcp6c.2.stateful.pd.1.status': 'enabled',
    });
  });

  it('entries of a list in the configuration are removed with every key of theirs and no other', () => {
    expect([...entryRemoval(values, path, 1).keys()]).toEqual([
      'wireless.1.mac_acl.1.mac',
      'wireless.1.mac_acl.1.status',
    ]);
  });

  it('exchange their numbers with every key, also with those that only one of them has', () => {
    expect(Object.fromEntries(entryExchange(values, path, 1, 3))).toEqual({
      'wireless.1.mac_acl.1.mac': '24:A4:3C:11:22:33',
      'wireless.1.mac_acl.3.mac': '24:A4:3C:11:22:34',
      'wireless.1.mac_acl.1.status': undefined,
      'wireless.1.mac_acl.3.status': 'enabled',
    });
  });
});
