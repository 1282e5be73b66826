import { expect, it } from 'vitest';
import { interfaceNames } from './interface-names.ts';

it('names ports, bridges, VLANs and PPPoE once each, in natural order', () => {
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

it('names none of an empty configuration', () => {
  expect(interfaceNames(new Map())).toEqual([]);
});
