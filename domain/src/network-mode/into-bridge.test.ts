import { describe, expect, it } from 'vitest';
import {
  changesTo,
  OLD_ROUTER,
  ROUTER_AP,
  ROUTER_MANAGED_BY_VLAN,
  ROUTER_PPPOE,
  SOHO,
  VLAN_WAN,
} from './mode-examples.mother.ts';

// §config.network-mode.
describe('an access point that was a router, as a bridge', () => {
  const changes = changesTo('bridge', ROUTER_AP);

  it('an access point that was a router, as a bridge has all ports and the radio in one bridge', () => {
    expect(changes('bridge', 'aaa')).toEqual([
      'aaa.1.br.devname=br0',
      'bridge.1.port.2.devname=eth1',
      'bridge.1.port.2.status=enabled',
      'bridge.1.port.3.devname=ath0',
      'bridge.1.port.3.status=enabled',
      'bridge.2.status=disabled',
    ]);
  });

  it('takes address and alias of the LAN', () => {
    expect(changes('netconf')).toEqual([
      'netconf.4.alias.1.ip=172.16.0.9',
      'netconf.4.alias.1.netmask=255.255.255.0',
      'netconf.4.alias.1.status=enabled',
      'netconf.4.ip=10.20.1.5',
      'netconf.4.role=mlan',
      'netconf.5.alias.1.status=disabled',
      'netconf.5.status=disabled',
    ]);
  });

  it('switches the services of a router off', () => {
    expect(changes('dhcpd', 'iptables', 'upnpd', 'netmode')).toEqual([
      'dhcpd.1.devname=br0',
      'dhcpd.status=disabled',
      'iptables.sys.masq.status=disabled',
      'iptables.sys.portfw.status=disabled',
      'netmode=bridge',
      'upnpd.status=disabled',
    ]);
  });

  it('switches the default route off: it led through the WAN', () => {
    expect(changes('route')).toEqual(['route.1.status=disabled']);
  });

  it('an access point that was a router, as a bridge goes on with what is no service of a router', () => {
    expect(changes('tshaper')).toEqual([]);
  });
});

// §config.network-mode.
describe('a station that was a router with PPPoE, as a bridge', () => {
  const changes = changesTo('bridge', ROUTER_PPPOE);

  it('ends the session, and DHCPv6 with it', () => {
    expect(changes('ppp', 'dhcp6c')).toEqual([
      'dhcp6c.1.stateful.pd.1.devname=br0',
      'dhcp6c.1.stateful.pd.1.status=disabled',
      'dhcp6c.1.status=disabled',
      'ppp.status=disabled',
    ]);
  });

  it('keeps the order of the ports, radio first', () => {
    expect(changes('bridge', 'aaa')).toEqual([
      'bridge.1.port.2.devname=eth0',
      'bridge.1.port.2.status=enabled',
      'bridge.1.port.3.devname=eth1',
      'bridge.1.port.3.status=enabled',
      'bridge.2.status=disabled',
    ]);
  });

  it('takes the address of the LAN and serves none', () => {
    expect(changes('netconf', 'dhcpd', 'iptables', 'netmode')).toEqual([
      'dhcpd.1.devname=br0',
      'dhcpd.status=disabled',
      'iptables.sys.masq.status=disabled',
      'netconf.4.ip=10.20.1.200',
      'netconf.4.netmask=255.255.255.0',
      'netconf.4.role=mlan',
      'netconf.5.status=disabled',
      'netmode=bridge',
    ]);
  });
});

// §config.network-mode.
describe('a SOHO router as a bridge', () => {
  const changes = changesTo('bridge', SOHO);

  it('a SOHO router as a bridge has a static address: the client was that of the WAN', () => {
    expect(changes('dhcpc', 'netconf')).toEqual([
      'dhcpc.1.status=disabled',
      'dhcpc.status=disabled',
      'netconf.4.ip=10.20.1.5',
      'netconf.4.netmask=255.255.255.0',
      'netconf.4.role=mlan',
      'netconf.5.status=disabled',
    ]);
  });

  it('a SOHO router as a bridge no longer limits management', () => {
    expect(changes('iptables')).toEqual([
      'iptables.sys.masq.status=disabled',
      'iptables.sys.mgmt.1.devname=br0',
      'iptables.sys.mgmt.status=disabled',
    ]);
  });

  it('a SOHO router as a bridge has all ports and the radio in one bridge', () => {
    expect(changes('bridge', 'aaa', 'dhcpd', 'netmode')).toEqual([
      'aaa.1.br.devname=br0',
      'bridge.1.port.2.devname=eth1',
      'bridge.1.port.2.status=enabled',
      'bridge.1.port.3.devname=ath0',
      'bridge.1.port.3.status=enabled',
      'bridge.2.status=disabled',
      'dhcpd.1.devname=br0',
      'dhcpd.status=disabled',
      'netmode=bridge',
    ]);
  });
});

// §config.network-mode.
describe('a router of an older firmware, without bridges, as a bridge', () => {
  const changes = changesTo('bridge', OLD_ROUTER);

  it('gets its bridge, and members that have no address', () => {
    expect(changes('bridge', 'netconf')).toEqual([
      'bridge.1.devname=br0',
      'bridge.1.port.1.devname=eth0',
      'bridge.1.port.1.status=enabled',
      'bridge.1.port.2.devname=eth1',
      'bridge.1.port.2.status=enabled',
      'bridge.1.port.3.devname=ath0',
      'bridge.1.port.3.status=enabled',
      'bridge.1.status=enabled',
      'bridge.1.stp.status=disabled',
      'bridge.status=enabled',
      'netconf.1.ip=0.0.0.0',
      'netconf.2.promisc=enabled',
      'netconf.3.devname=eth1',
      'netconf.3.mtu=1500',
      'netconf.3.status=enabled',
      'netconf.3.up=enabled',
      'netconf.4.devname=br0',
      'netconf.4.ip=10.20.1.5',
      'netconf.4.mtu=1500',
      'netconf.4.netmask=255.255.255.0',
      'netconf.4.role=mlan',
      'netconf.4.status=enabled',
    ]);
  });

  it('asks no DHCP server: the client was that of the WAN', () => {
    expect(changes('dhcpc', 'netmode')).toEqual([
      'dhcpc.1.devname=br0',
      'dhcpc.1.status=disabled',
      'dhcpc.status=disabled',
      'netmode=bridge',
    ]);
  });
});

describe('a router that is managed on a VLAN, as a bridge', () => {
  const changes = changesTo('bridge', ROUTER_MANAGED_BY_VLAN);

  it('a router that is managed on a VLAN, as a bridge is managed on it still, on the bridge of its parent', () => {
    expect(changes('vlan')).toEqual(['vlan.1.devname=br0']);
    expect(changes('netconf')).toEqual([
      'netconf.4.ip=0.0.0.0',
      'netconf.4.role=mlan',
      'netconf.5.status=disabled',
      'netconf.6.devname=br0.77',
    ]);
  });
});

describe('a router whose provider is reached on a VLAN, as a bridge', () => {
  it('ends the session, and takes the address of its LAN', () => {
    const changes = changesTo('bridge', VLAN_WAN);
    expect(changes('ppp')).toEqual(['ppp.1.devname=br0', 'ppp.status=disabled']);
    expect(changes('netconf')).toEqual([
      'netconf.4.ip=10.20.1.5',
      'netconf.4.netmask=255.255.255.0',
      'netconf.4.role=mlan',
      'netconf.5.status=disabled',
    ]);
  });
});
