import { describe, expect, it } from 'vitest';
import { keysElsewhere, vlanEntryOf } from './connection-keys.ts';

/** A bridge whose management is on an interface, and a VLAN of a port of it. */
const bridge = (management: string, further: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({
      netmode: 'bridge',
      'netconf.status': 'enabled',
      'netconf.1.devname': management,
      'netconf.1.status': 'enabled',
      'netconf.1.role': 'mlan',
      'bridge.status': 'enabled',
      'bridge.1.devname': 'br0',
      'bridge.1.status': 'enabled',
      'bridge.1.port.1.devname': 'eth0',
      'bridge.1.port.1.status': 'enabled',
      'vlan.status': 'enabled',
      'vlan.1.devname': 'eth0',
      'vlan.1.id': '10',
      'vlan.1.status': 'enabled',
      ...further,
    }),
  );

describe('the VLAN entry of the management', () => {
  it('the VLAN entry of the management is the one of its bridge, not one of a port with the same number', () => {
    const values = bridge('br0.10', {
      'vlan.3.devname': 'br0',
      'vlan.3.id': '10',
      'vlan.3.status': 'enabled',
    });
    expect(vlanEntryOf(values)).toBe(3);
  });

  it('the VLAN entry of the management is the first free one while the management is untagged', () => {
    expect(vlanEntryOf(bridge('br0'))).toBe(2);
  });

  it('the VLAN entry of the management is none in a router', () => {
    expect(vlanEntryOf(bridge('br0', { netmode: 'router' }))).toBeUndefined();
  });
});

const held: ReadonlyMap<string, string> = new Map([
  ['netmode', 'bridge'],
  ['netconf.1.devname', 'eth0'],
  ['netconf.2.devname', 'ath0'],
  ['netconf.2.ip6.status', 'enabled'],
  ['netconf.3.devname', 'br0'],
  ['bridge.status', 'enabled'],
  ['bridge.1.status', 'enabled'],
  ['bridge.1.devname', 'br0'],
  ['bridge.1.port.1.devname', 'eth0'],
  ['bridge.1.port.1.status', 'enabled'],
  ['bridge.1.port.2.devname', 'ath0'],
  ['bridge.1.port.2.status', 'enabled'],
]);

it('draws elsewhere the address of a static interface, but not the one that a client takes the place of', () => {
  const configuration = (further: Readonly<Record<string, string>>) =>
    new Map(
      Object.entries({
        netmode: 'router',
        'netconf.1.devname': 'eth0',
        'netconf.1.role': 'wan',
        'netconf.1.ip': '192.0.2.7',
        'netconf.2.devname': 'ath0',
        'netconf.2.role': 'lan',
        'resolv.nameserver.1.ip': '192.0.2.53',
        ...further,
      }),
    );
  const drawn = (further: Readonly<Record<string, string>>) => {
    const values = configuration(further);
    return [...keysElsewhere({ values, original: values }, null).drawn];
  };
  const dhcp = { 'dhcpc.status': 'enabled', 'dhcpc.1.status': 'enabled', 'dhcpc.1.devname': 'eth0' };
  expect(drawn({})).toContain('netconf.1.ip');
  expect(drawn(dhcp)).not.toContain('netconf.1.ip');
  expect(drawn(dhcp)).toContain('resolv.nameserver.1.ip');
});

it('keeps from the lists what a port of a bridge has none of: an address, and IPv6 unless it has it on', () => {
  const { hidden } = keysElsewhere({ values: held, original: held }, null);
  const shown = (key: string): boolean => !hidden.has(key);
  expect([1, 2].filter(port => shown(`netconf.${port}.ip`))).toEqual([]);
  expect([1, 2, 3].filter(port => shown(`netconf.${port}.ip6.status`))).toEqual([2, 3]);
});

it('leaves a switch that was just turned off where it is', () => {
  const values = new Map([...held, ['netconf.2.ip6.status', 'disabled']]);
  expect(keysElsewhere({ values, original: held }, null).hidden).not.toContain('netconf.2.ip6.status');
});
