import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contradictions } from '../checks/contradictions.ts';
import { settingsContext } from '../settings-context.ts';
import { interfaceNames, offeredInterfaces } from './offered-interfaces.ts';

const on = (path: string, leaves: Readonly<Record<string, string>>) =>
  Object.entries({ status: 'enabled', ...leaves }).map(
    ([leaf, value]) => [`${path}.${leaf}`, value] as const,
  );

describe('the names of the interfaces of a configuration', () => {
  it('the names of the interfaces of a configuration are those of ports, bridges, VLANs and PPPoE once each, in natural order', () => {
    const values = new Map([
      ['netconf.1.devname', 'eth10'],
      ['netconf.2.devname', 'eth2'],
      ['netconf.3.devname', 'br0'],
      ['bridge.1.devname', 'br0'],
      ['bridge.2.devname', 'br1'],
      ['bridge.1.port.1.devname', 'ath0'],
      ['vlan.1.devname', 'eth2'],
      ['vlan.1.id', '10'],
      ['vlan.2.devname', 'eth2'],
      ['ppp.1.devname', 'br0'],
      ['route.1.devname', 'nowhere'],
      ['netconf.4.devname', ''],
    ]);
    expect(interfaceNames(values)).toEqual(['ath0', 'br0', 'br1', 'eth2', 'eth2.10', 'eth10', 'ppp+']);
  });

  it('the names of the interfaces of a configuration are none of an empty configuration', () => {
    expect(interfaceNames(new Map())).toEqual([]);
  });
});

/** Two bridges with ports, VLANs on a port and on a bridge, a PPPoE session, and two of each list. */
const networks = record({
  first: array(constantFrom('eth0', 'eth1', 'ath0', 'eth1.20'), { maxLength: 3 }),
  second: array(constantFrom('eth2', 'ath1', 'br0.10'), { maxLength: 2 }),
  parent: constantFrom('br0', 'br1', 'eth0', 'eth1'),
  vlan: integer({ min: 1, max: 4094 }),
}).map(({ first, second, parent, vlan }) => {
  const ports = ['eth0', 'eth1', 'eth2', 'ath0', 'ath1', 'br0', 'br1'];
  return new Map<string, string>([
    ['netconf.status', 'enabled'],
    ['bridge.status', 'enabled'],
    ['vlan.status', 'enabled'],
    ...ports.flatMap((devname, at) => on(`netconf.${at + 1}`, { devname })),
    ...on('bridge.1', { devname: 'br0' }),
    ...on('bridge.2', { devname: 'br1' }),
    ...[...new Set(first)].flatMap((devname, at) => on(`bridge.1.port.${at + 1}`, { devname })),
    ...[...new Set(second)].flatMap((devname, at) => on(`bridge.2.port.${at + 1}`, { devname })),
    ...on('vlan.1', { devname: parent, id: String(vlan) }),
    ...on('ppp', {}),
    ...on('ppp.1', { devname: 'eth2' }),
  ]);
});

/** Sections around a list that have to be on for its entries to be in use. */
const SWITCHES = ['dhcpc', 'dhcpd', 'dhcp6c', 'dhcp6d', 'tshaper', 'route', 'iptables', 'iptables.sys'];
const LISTS = ['dhcpc', 'dhcpd', 'dhcp6c', 'dhcp6d', 'tshaper', 'iptables.sys.masq', 'iptables.sys.mgmt'];

describe('the interfaces offered at a place', () => {
  it('raise no error as a port of a bridge, and never a bridge, this one or another', () => {
    assert(
      property(networks, constantFrom(1, 2), (values, bridge) => {
        const key = `bridge.${bridge}.port.9.devname`;
        const errorsAt = (name: string) =>
          contradictions(
            settingsContext(new Map([...values, [key, name], [key.replace('devname', 'status'), 'enabled']])),
          ).filter(found => found.severity === 'error' && found.key.includes('.port.9.'));
        const offered = offeredInterfaces(key, values);
        expect(offered.filter(name => name.startsWith('br') && !name.includes('.'))).toEqual([]);
        expect(offered.filter(name => errorsAt(name).length > 0)).toEqual([]);
        // Whatever raises an error is not offered.
        const refused = interfaceNames(values).filter(name => errorsAt(name).length > 0);
        expect(refused.filter(name => offered.includes(name))).toEqual([]);
        expect(refused).toContain('br0');
      }),
    );
  });

  it('the interfaces offered at a place are, for a VLAN, neither a VLAN nor every PPPoE session', () => {
    assert(
      property(networks, values => {
        const offered = offeredInterfaces('vlan.2.devname', values);
        expect(offered.filter(name => /[.+]/u.test(name))).toEqual([]);
        expect(offered).toEqual(expect.arrayContaining(['br0', 'eth2', 'ath1']));
      }),
    );
  });

  it('the interfaces offered at a place are, for a service, no port of a bridge and no interface that the list has already', () => {
    assert(
      property(networks, constantFrom(...LISTS), (values, list) => {
        const all = new Map([...values, ...SWITCHES.map(each => [`${each}.status`, 'enabled'] as const)]);
        all.set(`${list}.status`, 'enabled');
        const key = `${list}.2.devname`;
        const first = offeredInterfaces(key, all)[0] ?? '';
        for (const [leaf, value] of on(`${list}.1`, { devname: first })) all.set(leaf, value);
        const offered = offeredInterfaces(key, all);
        const joined = new Set(
          [...all].filter(([each]) => /^bridge\.\d+\.port\..+devname$/u.test(each)).map(([, name]) => name),
        );
        expect(offered).not.toContain(first);
        expect(offered.filter(name => list !== 'tshaper' && joined.has(name))).toEqual([]);
        // What stands at the place itself is no reason against it.
        expect(offeredInterfaces(key, new Map([...all, [key, 'br0']]))).toEqual(offered);
      }),
    );
  });

  it('the interfaces offered at a place are all of them at any other place', () => {
    assert(
      property(networks, values => {
        expect(offeredInterfaces('aaa.1.devname', values)).toEqual(interfaceNames(values));
      }),
    );
  });
});
