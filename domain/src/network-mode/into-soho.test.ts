import { describe, expect, it } from 'vitest';
import {
  changesTo,
  BRIDGE_DHCP,
  OLD_ROUTER,
  ROUTER_AP,
  ROUTER_MANAGED_BY_VLAN,
  ROUTER_PPPOE,
  VLAN_WAN,
} from './mode-examples.mother.ts';

// §config.network-mode.
describe('a station that was a bridge with a DHCP client, as a SOHO router', () => {
  const changes = changesTo('soho', BRIDGE_DHCP);

  it('a station that was a bridge with a DHCP client, as a SOHO router has its first port as WAN, the others with the radio as LAN', () => {
    expect(changes('bridge', 'aaa')).toEqual([
      'aaa.1.br.devname=br1',
      'bridge.1.port.2.status=disabled',
      'bridge.1.port.3.status=disabled',
      'bridge.2.devname=br1',
      'bridge.2.port.1.devname=eth1',
      'bridge.2.port.1.status=enabled',
      'bridge.2.port.2.devname=ath0',
      'bridge.2.port.2.status=enabled',
      'bridge.2.status=enabled',
      'bridge.2.stp.status=disabled',
    ]);
  });

  it('keeps the client for its WAN, with the fallback of a WAN', () => {
    expect(changes('dhcpc')).toEqual(['dhcpc.1.fallback=192.168.10.1']);
  });

  it('serves the LAN; the server left over from before stays off', () => {
    expect(changes('dhcpd')).toEqual([
      'dhcpd.1.status=disabled',
      'dhcpd.2.devname=br1',
      'dhcpd.2.dnsproxy=enabled',
      'dhcpd.2.end=192.168.1.254',
      'dhcpd.2.lease_time=600',
      'dhcpd.2.netmask=255.255.255.0',
      'dhcpd.2.start=192.168.1.2',
      'dhcpd.2.status=enabled',
      'dhcpd.status=enabled',
    ]);
  });

  it('a station that was a bridge with a DHCP client, as a SOHO router has the first free network on its LAN', () => {
    expect(changes('netconf')).toEqual([
      'netconf.4.role=wan',
      'netconf.5.devname=br1',
      'netconf.5.ip=192.168.1.1',
      'netconf.5.mtu=1500',
      'netconf.5.netmask=255.255.255.0',
      'netconf.5.role=lan',
      'netconf.5.status=enabled',
    ]);
  });

  it('a station that was a bridge with a DHCP client, as a SOHO router is managed on its LAN alone', () => {
    expect(changes('iptables', 'netmode')).toEqual([
      'iptables.status=enabled',
      'iptables.sys.masq.1.devname=br0',
      'iptables.sys.masq.1.status=enabled',
      'iptables.sys.masq.status=enabled',
      'iptables.sys.mgmt.1.devname=br1',
      'iptables.sys.mgmt.1.status=enabled',
      'iptables.sys.mgmt.status=enabled',
      'iptables.sys.status=enabled',
      'iptables.sys.tcpmss.status=enabled',
      'netmode=soho',
    ]);
  });
});

// §config.network-mode.
describe('an access point that was a router, as a SOHO router', () => {
  const changes = changesTo('soho', ROUTER_AP);

  it('limits management to its LAN, and changes nothing else', () => {
    expect(changes()).toEqual([
      'iptables.sys.mgmt.1.devname=br1',
      'iptables.sys.mgmt.1.status=enabled',
      'iptables.sys.mgmt.status=enabled',
      'netmode=soho',
    ]);
  });
});

// §config.network-mode.
describe('a station that was a router, as a SOHO router', () => {
  const changes = changesTo('soho', ROUTER_PPPOE);

  it('exchanges the first port and the radio', () => {
    expect(changes('bridge', 'aaa')).toEqual([
      'aaa.1.br.devname=br1',
      'bridge.1.port.1.status=disabled',
      'bridge.1.port.2.devname=eth0',
      'bridge.1.port.2.status=enabled',
      'bridge.2.port.1.status=disabled',
      'bridge.2.port.3.devname=ath0',
      'bridge.2.port.3.status=enabled',
    ]);
  });

  it('keeps its PPPoE session, addresses and services, and limits management', () => {
    expect(changes('ppp', 'netconf', 'dhcpd', 'dhcp6c', 'iptables', 'netmode')).toEqual([
      'iptables.sys.mgmt.1.devname=br1',
      'iptables.sys.mgmt.1.status=enabled',
      'iptables.sys.mgmt.status=enabled',
      'netmode=soho',
    ]);
  });
});

// §config.network-mode.
describe('a router of an older firmware, without bridges, as a SOHO router', () => {
  const changes = changesTo('soho', OLD_ROUTER);

  it('gets both bridges', () => {
    expect(changes('bridge')).toEqual([
      'bridge.1.devname=br0',
      'bridge.1.port.1.devname=eth0',
      'bridge.1.port.1.status=enabled',
      'bridge.1.status=enabled',
      'bridge.1.stp.status=disabled',
      'bridge.2.devname=br1',
      'bridge.2.port.1.devname=eth1',
      'bridge.2.port.1.status=enabled',
      'bridge.2.port.2.devname=ath0',
      'bridge.2.port.2.status=enabled',
      'bridge.2.status=enabled',
      'bridge.2.stp.status=disabled',
      'bridge.status=enabled',
    ]);
  });

  it('hands the address of its port to the LAN; the port that had no entry gets one', () => {
    expect(changes('netconf')).toEqual([
      'netconf.1.ip=0.0.0.0',
      'netconf.2.promisc=enabled',
      'netconf.3.devname=eth1',
      'netconf.3.mtu=1500',
      'netconf.3.status=enabled',
      'netconf.3.up=enabled',
      'netconf.4.devname=br0',
      'netconf.4.mtu=1500',
      'netconf.4.role=wan',
      'netconf.4.status=enabled',
      'netconf.5.devname=br1',
      'netconf.5.ip=10.20.1.5',
      'netconf.5.mtu=1500',
      'netconf.5.netmask=255.255.255.0',
      'netconf.5.role=lan',
      'netconf.5.status=enabled',
    ]);
  });

  it('asks for the address on the WAN bridge instead of the radio', () => {
    expect(changes('dhcpc')).toEqual(['dhcpc.1.devname=br0']);
  });

  it('serves and limits as any SOHO router', () => {
    expect(changes('dhcpd', 'iptables', 'netmode')).toEqual([
      'dhcpd.1.devname=br1',
      'dhcpd.1.dnsproxy=enabled',
      'dhcpd.1.end=10.20.1.254',
      'dhcpd.1.lease_time=600',
      'dhcpd.1.netmask=255.255.255.0',
      'dhcpd.1.start=10.20.1.6',
      'dhcpd.1.status=enabled',
      'dhcpd.status=enabled',
      'iptables.status=enabled',
      'iptables.sys.masq.1.devname=br0',
      'iptables.sys.masq.1.status=enabled',
      'iptables.sys.masq.status=enabled',
      'iptables.sys.mgmt.1.devname=br1',
      'iptables.sys.mgmt.1.status=enabled',
      'iptables.sys.mgmt.status=enabled',
      'iptables.sys.status=enabled',
      'iptables.sys.tcpmss.status=enabled',
      'netmode=soho',
    ]);
  });
});

describe('a router whose provider is reached on a VLAN, as a SOHO router', () => {
  it('keeps that VLAN with its bridge, and limits management to its LAN', () => {
    expect(changesTo('soho', VLAN_WAN)()).toEqual([
      'iptables.sys.mgmt.1.devname=br1',
      'iptables.sys.mgmt.1.status=enabled',
      'iptables.sys.mgmt.status=enabled',
      'netmode=soho',
    ]);
  });
});

describe('a router that is managed on a VLAN, as a SOHO router', () => {
  const changes = changesTo('soho', ROUTER_MANAGED_BY_VLAN);

  it('a router that is managed on a VLAN, as a SOHO router is managed there and on its LAN', () => {
    expect(changes('iptables')).toEqual([
      'iptables.sys.mgmt.1.devname=br1',
      'iptables.sys.mgmt.1.status=enabled',
      'iptables.sys.mgmt.2.devname=br1.77',
      'iptables.sys.mgmt.2.status=enabled',
      'iptables.sys.mgmt.status=enabled',
    ]);
  });

  it('gets a LAN address where it had none, and a pool beside it', () => {
    expect(changes('netconf', 'dhcpd')).toEqual([
      'dhcpd.1.dnsproxy=enabled',
      'dhcpd.1.end=192.168.1.199',
      'dhcpd.1.start=192.168.1.100',
      'netconf.5.ip=192.168.1.1',
      'netconf.5.netmask=255.255.255.0',
    ]);
  });
});
