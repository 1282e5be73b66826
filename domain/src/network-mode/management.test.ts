import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigChanges } from '../configuration/config-edit.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { runs } from '../configuration/property-runs.mother.ts';
import { settingsContext } from '../settings/settings-context.ts';
import { validateConfiguration } from '../settings/validate-configuration.ts';
import { managementAfter } from './management-after.ts';
import {
  managementChanges,
  managementOf,
  managementVlanChanges,
  managementVlanOf,
  offeredManagement,
  takesManagementVlan,
} from './management.ts';
import { networkConfigurations } from './network-configuration.mother.ts';

describe('the management of a bridge', () => {
  type Values = ReadonlyMap<string, string>;

  const bridged = (...members: readonly string[]): Values =>
    new Map([
      ['netmode', 'bridge'],
      ['netconf.status', 'enabled'],
      ['netconf.1.devname', 'br0'],
      ['netconf.1.status', 'enabled'],
      ['netconf.1.role', 'mlan'],
      ['netconf.1.ip', '192.168.7.20'],
      ['netconf.1.netmask', '255.255.255.0'],
      ['netconf.1.mtu', '1500'],
      ['bridge.status', 'enabled'],
      ['bridge.1.devname', 'br0'],
      ['bridge.1.status', 'enabled'],
      ...members.flatMap((name, place): [string, string][] => [
        [`bridge.1.port.${place + 1}.devname`, name],
        [`bridge.1.port.${place + 1}.status`, 'enabled'],
      ]),
      ['vlan.status', 'enabled'],
      ['vlan.1.devname', 'br0'],
      ['vlan.1.id', '10'],
      ['vlan.1.status', 'enabled'],
      ['vlan.2.devname', 'eth1'],
      ['vlan.2.id', '20'],
      ['vlan.2.status', 'enabled'],
      ['route.status', 'enabled'],
      ['route.1.devname', 'br0'],
      ['route.1.status', 'enabled'],
      ['route.1.ip', '0.0.0.0'],
      ['route.1.netmask', '0'],
      ['route.1.gateway', '192.168.7.1'],
    ]);

  const BRIDGE = bridged('eth0', 'eth1', 'ath0');

  function edited(values: Values, changes: ConfigChanges): Values {
    const next = new Map(values);
    for (const [key, value] of changes) {
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    return next;
  }

  const moved = (values: Values, original: Values, to: string): Values =>
    edited(values, managementChanges({ values, original }, to));

  const after = (values: Values) => managementAfter(ConfigText.of(values), { ports: [] });

  const errorsOf = (values: Values) =>
    validateConfiguration(values, settingsContext(values))
      .filter(({ severity }) => severity === 'error')
      .map(({ key, problem }) => `${key}: ${problem.key}`);

  it('moves to a VLAN with its address and its routes', () => {
    expect(managementChanges({ values: BRIDGE, original: BRIDGE }, 'br0.10')).toEqual(
      new Map([
        ['netconf.1.role', 'bridge_port'],
        ['netconf.1.ip', '0.0.0.0'],
        ['route.1.devname', 'br0.10'],
        ['netconf.2.devname', 'br0.10'],
        ['netconf.2.status', 'enabled'],
        ['netconf.2.ip', '192.168.7.20'],
        ['netconf.2.netmask', '255.255.255.0'],
        ['netconf.2.mtu', '1500'],
        ['netconf.2.role', 'mlan'],
      ]),
    );
  });

  it('moves with its DHCP client, its aliases and its IPv6 address', () => {
    const original = new Map([
      ...BRIDGE,
      ['netconf.1.ip', '0.0.0.0'],
      ['netconf.1.ip6.status', 'enabled'],
      ['netconf.1.ip6.1.ip', '2001:db8::7'],
      ['netconf.1.alias.1.ip', '172.16.0.9'],
      ['netconf.1.alias.1.netmask', '255.255.255.0'],
      ['netconf.1.alias.1.status', 'enabled'],
      ['dhcpc.status', 'enabled'],
      ['dhcpc.1.status', 'enabled'],
      ['dhcpc.1.devname', 'br0'],
      ['dhcpc.1.fallback', '192.168.1.20'],
    ]);
    const values = moved(original, original, 'br0.10');
    expect([values.get('dhcpc.1.devname'), values.get('netconf.1.ip6.status')]).toEqual([
      'br0.10',
      'disabled',
    ]);
    expect([values.get('netconf.1.alias.1.status'), values.get('netconf.2.alias.1.ip')]).toEqual([
      'disabled',
      '172.16.0.9',
    ]);
    expect([values.get('netconf.2.ip6.status'), values.get('netconf.2.ip6.1.ip')]).toEqual([
      'enabled',
      '2001:db8::7',
    ]);
    expect(after(values)).toMatchObject({ devname: 'br0.10', fallback: '192.168.1.20' });
  });

  it('the management of a bridge leaves the routes of another interface where they are, and asks for no address of its own', () => {
    const original = new Map([
      ...BRIDGE,
      ['netconf.1.autoip.status', 'enabled'],
      ['route.2.devname', 'eth1.20'],
      ['route.2.status', 'enabled'],
      ['route.2.ip', '10.9.0.0'],
    ]);
    const values = moved(original, original, 'br0.10');
    expect([values.get('route.1.devname'), values.get('route.2.devname')]).toEqual(['br0.10', 'eth1.20']);
    expect([values.get('netconf.1.autoip.status'), values.get('netconf.2.autoip.status')]).toEqual([
      'disabled',
      'enabled',
    ]);
  });

  it('the management of a bridge is carried tagged by every member of the bridge under a VLAN, and by the port under another', () => {
    expect(after(BRIDGE).paths).toEqual([{ name: 'eth0' }, { name: 'eth1' }, { name: 'ath0' }]);
    expect(after(moved(BRIDGE, BRIDGE, 'br0.10'))).toMatchObject({
      vlanId: 10,
      ports: ['eth0', 'eth1'],
      overRadio: true,
      paths: [
        { name: 'eth0', vlanId: 10 },
        { name: 'eth1', vlanId: 10 },
        { name: 'ath0', vlanId: 10 },
      ],
    });
    expect(after(moved(BRIDGE, BRIDGE, 'eth1.20'))).toMatchObject({
      vlanId: 20,
      ports: ['eth1'],
      overRadio: false,
      paths: [{ name: 'eth1', vlanId: 20 }],
    });
  });

  it('the management of a bridge is carried tagged here and untagged there by a bridge with a VLAN among its members', () => {
    const vlan = {
      'vlan.status': 'enabled',
      'vlan.1.status': 'enabled',
      'vlan.1.devname': 'eth0',
      'vlan.1.id': '30',
    };
    expect(after(new Map([...bridged('eth0.30', 'ath0'), ...Object.entries(vlan)]))).toMatchObject({
      vlanId: undefined,
      ports: ['eth0'],
      overRadio: true,
      paths: [{ name: 'eth0', vlanId: 30 }, { name: 'ath0' }],
    });
  });

  it('the management of a bridge has no path through a VLAN that is not made', () => {
    expect(after(bridged('eth0.30', 'ath0')).paths).toEqual([{ name: 'ath0' }]);
  });

  it('the management of a bridge has no path through a bridge that is its own member', () => {
    expect(after(bridged('br0.10', 'eth0')).paths).toEqual([{ name: 'eth0' }]);
  });

  it('the management of a bridge is that of the LAN in a router: no other interface is offered', () => {
    const router = new Map([...BRIDGE, ['netmode', 'router']]);
    expect(offeredManagement(router)).toEqual([]);
    expect(managementChanges({ values: router, original: router }, 'br0.10').size).toBe(0);
  });

  it('the management of a bridge of any configuration moves to any interface offered, breaks no rule, and moves back to what it was', () => {
    assert(
      property(networkConfigurations, configuration => {
        const original = configuration.entries();
        const home = managementOf(original);
        for (const to of offeredManagement(original)) {
          const there = moved(original, original, to);
          expect(managementOf(there)).toBe(to);
          expect(errorsOf(there)).toEqual(errorsOf(original));
          expect(new Map([...moved(there, original, home)].toSorted())).toEqual(
            new Map([...original].toSorted()),
          );
        }
      }),
      runs(200),
    );
  });
});

describe('the management VLAN of a bridge', () => {
  type Values = ReadonlyMap<string, string>;

  const BRIDGE: Values = new Map([
    ['netmode', 'bridge'],
    ['netconf.status', 'enabled'],
    ['netconf.3.devname', 'br0'],
    ['netconf.3.status', 'enabled'],
    ['netconf.3.role', 'mlan'],
    ['netconf.3.ip', '192.0.2.12'],
    ['netconf.3.netmask', '255.255.255.0'],
    ['bridge.status', 'enabled'],
    ['bridge.1.devname', 'br0'],
    ['bridge.1.status', 'enabled'],
    ['bridge.1.port.1.devname', 'eth0'],
    ['bridge.1.port.1.status', 'enabled'],
    ['bridge.1.port.2.devname', 'ath0'],
    ['bridge.1.port.2.status', 'enabled'],
    ['vlan.status', 'disabled'],
    ['vlan.1.devname', 'eth0'],
    ['vlan.1.id', '7'],
    ['vlan.1.status', 'enabled'],
    ['route.status', 'enabled'],
    ['route.1.devname', 'br0'],
    ['route.1.status', 'enabled'],
    ['route.1.ip', '0.0.0.0'],
    ['route.1.netmask', '0'],
    ['route.1.gateway', '192.0.2.1'],
  ]);

  function edited(values: Values, changes: ConfigChanges): Values {
    const next = new Map(values);
    for (const [key, value] of changes) {
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    return next;
  }

  const given = (values: Values, id: string | undefined, original: Values = values): Values =>
    edited(values, managementVlanChanges({ values, original }, id));

  const after = (values: Values) => managementAfter(ConfigText.of(values), { ports: [] });

  it('tags the management on every port, with its address and gateway', () => {
    const values = given(BRIDGE, '10');
    expect(managementVlanOf(values)).toBe('10');
    expect(after(values)).toMatchObject({
      devname: 'br0.10',
      vlanId: 10,
      paths: [
        { name: 'eth0', vlanId: 10 },
        { name: 'ath0', vlanId: 10 },
      ],
      address: { host: '192.0.2.12' },
    });
    expect(values.get('route.1.devname')).toBe('br0.10');
  });

  it('leaves the data untagged: bridge and members stay as they are', () => {
    const bridges = (values: Values) => [...values].filter(([key]) => key.startsWith('bridge.'));
    expect(bridges(given(BRIDGE, '10'))).toEqual(bridges(BRIDGE));
  });

  it('awakes no VLAN that slept in a section that was off', () => {
    expect(given(BRIDGE, '10').get('vlan.1.status')).toBe('disabled');
    expect(given(BRIDGE, '10').get('vlan.2.devname')).toBe('br0');
  });

  it('leaves nothing behind when it is taken back', () => {
    expect(given(given(BRIDGE, '10'), undefined, BRIDGE)).toEqual(BRIDGE);
  });

  it('the management VLAN of a bridge is what it would have been at once when its number is changed twice', () => {
    expect(given(given(BRIDGE, '10'), '20', BRIDGE)).toEqual(given(BRIDGE, '20'));
  });

  it('the management VLAN of a bridge of the device changes its number, and goes', () => {
    const device = given(BRIDGE, '10');
    const other = given(device, '30');
    expect([managementVlanOf(other), other.get('vlan.2.id'), other.get('netconf.1.devname')]).toEqual([
      '30',
      '30',
      'br0.30',
    ]);
    const untagged = given(device, undefined);
    expect(after(untagged)).toMatchObject({
      devname: 'br0',
      vlanId: undefined,
      address: { host: '192.0.2.12' },
    });
    expect([untagged.get('vlan.2.status'), untagged.get('netconf.1.status')]).toEqual([
      'disabled',
      'disabled',
    ]);
  });

  it('the management VLAN of a bridge is that of a bridge only', () => {
    const router = new Map([...BRIDGE, ['netmode', 'router']]);
    expect([takesManagementVlan(BRIDGE), takesManagementVlan(router)]).toEqual([true, false]);
    for (const lost of [['bridge.1.status', 'disabled'] as const, ['bridge.1.devname', 'br7'] as const])
      expect(takesManagementVlan(new Map([...BRIDGE, lost]))).toBe(false);
    expect(managementVlanChanges({ values: router, original: router }, '10').size).toBe(0);
  });
});
