import { describe, expect, it } from 'vitest';
import { changesTo, BRIDGE_AP, BRIDGE_VLAN, SOHO, TWO_BRIDGES } from './mode-examples.mother.ts';

// §config.network-mode.
describe('an access point that was a bridge, as a router', () => {
  const changes = changesTo('router', BRIDGE_AP);

  it('an access point that was a bridge, as a router has its first port as WAN, the others with the radio as LAN', () => {
    expect(changes('bridge')).toEqual([
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

  it('moves address and alias of the bridge to the LAN; the VLAN follows', () => {
    expect(changes('netconf', 'vlan')).toEqual([
      'netconf.4.alias.1.status=disabled',
      'netconf.4.ip=0.0.0.0',
      'netconf.4.role=wan',
      'netconf.5.devname=br1.30',
      'netconf.6.alias.1.ip=172.16.0.9',
      'netconf.6.alias.1.netmask=255.255.255.0',
      'netconf.6.alias.1.status=enabled',
      'netconf.6.devname=br1',
      'netconf.6.ip=10.20.1.5',
      'netconf.6.mtu=1500',
      'netconf.6.netmask=255.255.255.0',
      'netconf.6.role=lan',
      'netconf.6.status=enabled',
      'vlan.1.devname=br1',
    ]);
  });

  it('asks for the address of the WAN, with a fallback that overlaps nothing', () => {
    expect(changes('dhcpc')).toEqual([
      'dhcpc.1.devname=br0',
      'dhcpc.1.fallback=192.168.10.1',
      'dhcpc.1.fallback_netmask=255.255.255.0',
      'dhcpc.1.status=enabled',
      'dhcpc.status=enabled',
    ]);
  });

  it('serves the longer run of addresses beside its own', () => {
    expect(changes('dhcpd')).toEqual([
      'dhcpd.1.devname=br1',
      'dhcpd.1.dnsproxy=enabled',
      'dhcpd.1.end=10.20.1.254',
      'dhcpd.1.lease_time=600',
      'dhcpd.1.netmask=255.255.255.0',
      'dhcpd.1.start=10.20.1.6',
      'dhcpd.1.status=enabled',
      'dhcpd.status=enabled',
    ]);
  });

  it('translates addresses on the WAN, and limits management nowhere', () => {
    expect(changes('iptables')).toEqual([
      'iptables.status=enabled',
      'iptables.sys.masq.1.devname=br0',
      'iptables.sys.masq.1.status=enabled',
      'iptables.sys.masq.status=enabled',
      'iptables.sys.status=enabled',
      'iptables.sys.tcpmss.status=enabled',
    ]);
  });

  it('switches the default route off: it led through the bridge. Others follow the LAN', () => {
    expect(changes('route')).toEqual([
      'route.1.devname=br1',
      'route.1.status=disabled',
      'route.2.devname=br1',
    ]);
  });

  it('serves clients of the radio on the bridge that holds it', () => {
    expect(changes('aaa', 'netmode')).toEqual(['aaa.1.br.devname=br1', 'netmode=router']);
  });
});

// §config.network-mode.
describe('a station that was a bridge, managed on a VLAN, as a router', () => {
  const changes = changesTo('router', BRIDGE_VLAN);

  it('a station that was a bridge, managed on a VLAN, as a router has its radio as WAN, all ports as LAN', () => {
    expect(changes('bridge', 'aaa')).toEqual([
      'bridge.1.port.1.status=disabled',
      'bridge.1.port.2.status=disabled',
      'bridge.2.devname=br1',
      'bridge.2.port.1.devname=eth0',
      'bridge.2.port.1.status=enabled',
      'bridge.2.port.2.devname=eth1',
      'bridge.2.port.2.status=enabled',
      'bridge.2.status=enabled',
      'bridge.2.stp.status=disabled',
    ]);
  });

  it('a station that was a bridge, managed on a VLAN, as a router is still managed on the VLAN, which the bridge of its port carries now', () => {
    expect(changes('vlan', 'netconf')).toEqual([
      'netconf.4.role=wan',
      'netconf.5.devname=br1.77',
      'netconf.6.devname=br1',
      'netconf.6.ip=192.168.1.1',
      'netconf.6.mtu=1500',
      'netconf.6.netmask=255.255.255.0',
      'netconf.6.role=lan',
      'netconf.6.status=enabled',
      'vlan.1.devname=br1',
    ]);
  });

  it('keeps the default route of its management', () => {
    expect(changes('route')).toEqual(['route.1.devname=br1.77']);
  });

  it('serves the LAN addresses of the first free network', () => {
    expect(changes('dhcpd')).toEqual([
      'dhcpd.1.devname=br1',
      'dhcpd.1.dnsproxy=enabled',
      'dhcpd.1.end=192.168.1.254',
      'dhcpd.1.lease_time=600',
      'dhcpd.1.netmask=255.255.255.0',
      'dhcpd.1.start=192.168.1.2',
      'dhcpd.1.status=enabled',
      'dhcpd.status=enabled',
    ]);
  });

  it('asks for the address of the WAN and translates to it', () => {
    expect(changes('dhcpc', 'iptables', 'netmode')).toEqual([
      'dhcpc.1.devname=br0',
      'dhcpc.1.fallback=192.168.10.1',
      'dhcpc.1.fallback_netmask=255.255.255.0',
      'dhcpc.1.status=enabled',
      'dhcpc.status=enabled',
      'iptables.status=enabled',
      'iptables.sys.masq.1.devname=br0',
      'iptables.sys.masq.1.status=enabled',
      'iptables.sys.masq.status=enabled',
      'iptables.sys.status=enabled',
      'iptables.sys.tcpmss.status=enabled',
      'netmode=router',
    ]);
  });
});

// §config.network-mode.
describe('a SOHO station as a router', () => {
  const changes = changesTo('router', SOHO);

  it('exchanges the radio and the first port', () => {
    expect(changes('bridge', 'aaa')).toEqual([
      'aaa.1.br.devname=br0',
      'bridge.1.port.1.status=disabled',
      'bridge.1.port.2.devname=ath0',
      'bridge.1.port.2.status=enabled',
      'bridge.2.port.2.status=disabled',
      'bridge.2.port.3.devname=eth0',
      'bridge.2.port.3.status=enabled',
    ]);
  });

  it('a SOHO station as a router no longer limits management; addresses and services stay', () => {
    expect(changes('iptables', 'netmode', 'netconf', 'dhcpc', 'dhcpd')).toEqual([
      'iptables.sys.mgmt.status=disabled',
      'netmode=router',
    ]);
  });
});

describe('a bridge with a second one for guests, as a router', () => {
  const changes = changesTo('router', TWO_BRIDGES);

  it('a bridge with a second one for guests, as a router has a LAN beside the bridge for guests, which takes another name', () => {
    expect(changes('bridge')).toEqual([
      'bridge.1.port.2.status=disabled',
      'bridge.1.port.3.status=disabled',
      'bridge.2.devname=br2',
      'bridge.3.devname=br1',
      'bridge.3.port.1.devname=eth1',
      'bridge.3.port.1.status=enabled',
      'bridge.3.port.2.devname=ath0',
      'bridge.3.port.2.status=enabled',
      'bridge.3.status=enabled',
      'bridge.3.stp.status=disabled',
    ]);
  });

  it('lets all that names it follow, the VLAN on top included', () => {
    expect(changes('tshaper', 'vlan')).toEqual(['tshaper.1.devname=br2', 'vlan.3.devname=br2']);
    const renamed = changes('netconf').filter(line => /^netconf\.[56]\./.test(line));
    expect(renamed).toEqual(['netconf.5.devname=br2', 'netconf.6.devname=br2.50']);
  });
});
