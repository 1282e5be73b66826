import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, foundOf } from './cross-check.mother.ts';

const BRIDGE = [
  ...entry('bridge.1', { devname: 'br0' }),
  ...entry('bridge.1.port.1', { devname: 'eth0' }),
  ...entry('bridge.1.port.2', { devname: 'ath0' }),
];

describe('a client on an interface', () => {
  const WORDS = 'a client on it receives nothing';

  it.each([
    ['dhcpc', 'eth0', ['error dhcpc.1.devname']],
    ['ppp', 'ath0', ['error ppp.1.devname']],
    ['dhcpc', 'br0', []],
    ['ppp', 'eth1', []],
  ])("'%s' on '%s' is refused where that is a port of a bridge: %j", (section, devname, expected) => {
    expect(foundOf(WORDS, [...BRIDGE, ...entry(`${section}.1`, { devname })])).toEqual(expected);
  });

  it('a client that is off, or whose bridge is off, is not refused', () => {
    const client = entry('dhcpc.1', { devname: 'eth0' });
    expect(foundOf(WORDS, [...BRIDGE, ...client, 'dhcpc.1.status=disabled'])).toEqual([]);
    expect(foundOf(WORDS, [...BRIDGE, ...client, 'bridge.1.status=disabled'])).toEqual([]);
  });
});

describe('an MTU', () => {
  const port = (mtu: number) => entry('netconf.1', { devname: 'eth0', mtu: String(mtu) });

  it('an MTU of PPPoE is remarked exactly where its packets, with eight bytes more, are too large for the interface', () => {
    assert(
      property(integer({ min: 576, max: 2024 }), integer({ min: 576, max: 2024 }), (mtu, below) => {
        const pppoe = entry('ppp.1', { devname: 'eth0', mtu: String(mtu) });
        expect(foundOf('larger packets do not fit', [...port(below), ...pppoe]).length).toBe(
          mtu + 8 > below ? 1 : 0,
        );
      }),
    );
  });

  it('an MTU of a VLAN is remarked exactly where that of its port is lower', () => {
    assert(
      property(integer({ min: 576, max: 2024 }), integer({ min: 576, max: 2024 }), (mtu, below) => {
        const vlan = entry('netconf.2', { devname: 'eth0.10', mtu: String(mtu) });
        expect(foundOf('larger packets do not fit', [...port(below), ...vlan])).toEqual(
          mtu > below ? ['note netconf.2.mtu'] : [],
        );
      }),
    );
  });
});
