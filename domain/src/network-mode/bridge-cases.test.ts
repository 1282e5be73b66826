import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { BRIDGE_AP, changesTo, ROUTER_AP, ROUTER_PPPOE } from './mode-examples.mother.ts';

/** The changed lines of some sections when a configuration with further lines goes to a mode. */
const changes = (
  from: ConfigText,
  further: readonly string[],
  sections: readonly string[],
  target: NetworkMode = 'bridge',
): readonly string[] =>
  changesTo(target, ConfigText.parse([from.toString(), ...further, ''].join('\n')))(...sections);

const route = (devname: string, ip: string, gateway: string) => [
  'route.status=enabled',
  'route.1.status=enabled',
  `route.1.devname=${devname}`,
  `route.1.ip=${ip}`,
  `route.1.netmask=${ip === '0.0.0.0' ? '0' : '255.255.255.0'}`,
  `route.1.gateway=${gateway}`,
];

// §config.network-mode.
describe('a route of a router that becomes a bridge', () => {
  it('a route of a router that becomes a bridge goes off where it was the default through the WAN or a session, though its gateway is still near', () => {
    expect(changes(ROUTER_AP, route('br0', '0.0.0.0', '10.20.1.1'), ['route'])).toContain(
      'route.1.status=disabled',
    );
    expect(changes(ROUTER_PPPOE, route('ppp0', '0.0.0.0', ''), ['route'])).toContain(
      'route.1.status=disabled',
    );
  });

  it('a route of a router that becomes a bridge stays where it was the default through the LAN, or leads to one network', () => {
    expect(changes(ROUTER_PPPOE, route('br1', '0.0.0.0', '10.20.1.1'), ['route'])).toEqual([
      'route.1.devname=br0',
    ]);
    expect(changes(ROUTER_PPPOE, route('br0', '198.51.100.0', '10.20.1.1'), ['route'])).toEqual([]);
  });
});

describe('a router whose LAN asks for its address, as a bridge', () => {
  const ASKING = ['dhcpc.status=enabled', 'dhcpc.1.devname=br1', 'dhcpc.1.status=enabled'];

  it('asks still, with the address of the LAN as fallback', () => {
    expect(changes(ROUTER_AP, ASKING, ['dhcpc'])).toEqual([
      'dhcpc.1.devname=br0',
      'dhcpc.1.fallback=10.20.1.5',
      'dhcpc.1.fallback_netmask=255.255.255.0',
    ]);
    expect(changes(ROUTER_AP, ASKING, ['netconf'])).toContain('netconf.4.ip=0.0.0.0');
  });

  it.each([
    ['netconf.5.ip=', 'netconf.5.netmask=255.255.255.0'],
    ['netconf.5.ip=0.0.0.0', 'netconf.5.netmask=255.255.255.0'],
    ['netconf.5.ip=10.20.1.5', 'netconf.5.netmask='],
  ])(
    'a router whose LAN asks for its address, as a bridge has no new fallback where the LAN has no whole address: %s, %s',
    (...lines) => {
      expect(changes(ROUTER_AP, [...ASKING, ...lines], ['dhcpc'])).toEqual(['dhcpc.1.devname=br0']);
    },
  );

  it('a router whose LAN asks for its address, as a bridge has the static address where its client is off', () => {
    expect(changes(ROUTER_AP, [...ASKING, 'dhcpc.1.status=disabled'], ['netconf'])).toContain(
      'netconf.4.ip=10.20.1.5',
    );
  });
});

describe('the members of a bridge', () => {
  it('leave any other bridge, which keeps what is no port of the device', () => {
    const third = [
      'bridge.7.devname=br7',
      'bridge.7.status=enabled',
      'bridge.7.port.1.devname=eth1',
      'bridge.7.port.1.status=enabled',
      'bridge.7.port.2.devname=eth0.30',
      'bridge.7.port.2.status=enabled',
    ];
    expect(changes(ROUTER_AP, third, ['bridge']).filter(line => line.startsWith('bridge.7'))).toEqual([
      'bridge.7.port.1.status=disabled',
    ]);
  });

  it('keep the VLANs among them in the main bridge', () => {
    const vlan = ['bridge.1.port.4.devname=eth0.30', 'bridge.1.port.4.status=enabled'];
    const lines = changes(BRIDGE_AP, vlan, ['bridge'], 'router');
    expect(lines.filter(line => line.startsWith('bridge.1.port.4'))).toEqual([]);
  });

  it('receive everything where the file says what they receive, and have no client or server of their own', () => {
    const own = ['dhcpc', 'dhcpd', 'ppp'].flatMap(section => [
      `${section}.status=enabled`,
      `${section}.5.devname=eth1`,
      `${section}.5.status=enabled`,
    ]);
    const filtered = ['netconf.2.promisc=disabled', 'netconf.2.allmulti=disabled'];
    const lines = changes(BRIDGE_AP, [...own, ...filtered], ['netconf', 'dhcpc', 'dhcpd', 'ppp'], 'router');
    expect(lines).toEqual(
      expect.arrayContaining([
        'netconf.2.allmulti=enabled',
        'netconf.2.promisc=enabled',
        'dhcpc.5.status=disabled',
        'dhcpd.5.status=disabled',
        'ppp.5.status=disabled',
      ]),
    );
  });
});
