import { describe, expect, it } from 'vitest';
import type { ConfigChanges } from '../configuration/config-edit.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { managementAfter } from './management-after.ts';
import { managementVlanChanges, managementVlanOf, takesManagementVlan } from './management-vlan.ts';

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

describe('the management VLAN of a bridge', () => {
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
    expect(managementVlanChanges({ values: router, original: router }, '10').size).toBe(0);
  });
});
