import { ConfigText } from '../configuration/config-text.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { boardOf } from './network-configuration.mother.ts';
import { planNetworkMode } from './plan-network-mode.ts';

type Fields = Readonly<Record<string, string>>;

/** Lines of one entry that is on: `netconf.1` and its fields. */
export const entry = (path: string, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ status: 'enabled', ...fields }).map(([name, value]) => [`${path}.${name}`, value]),
  );

/** A configuration of the given parts. */
export const lines = (...parts: readonly Fields[]): ConfigText =>
  ConfigText.parse(
    Object.entries(Object.assign({}, ...parts) as Fields)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );

const MASK = '255.255.255.0';
const MEMBER = { ip: '0.0.0.0', role: 'bridge_port', mtu: '1500' };

const bridge = (index: number, devname: string, ...ports: readonly string[]): Fields =>
  Object.assign(
    { 'bridge.status': 'enabled' },
    entry(`bridge.${index}`, { devname, 'stp.status': 'disabled' }),
    ...ports.map((port, at) => entry(`bridge.${index}.port.${at + 1}`, { devname: port })),
  ) as Fields;

const members = (...names: readonly string[]): Fields =>
  Object.assign(
    { 'netconf.status': 'enabled' },
    ...names.map((devname, at) => entry(`netconf.${at + 1}`, { devname, ...MEMBER })),
  ) as Fields;

const ONE_BRIDGE = [members('eth0', 'eth1', 'ath0'), bridge(1, 'br0', 'eth0', 'eth1', 'ath0')] as const;

/** An access point as a bridge with a static address, an IP alias, a default route, and a VLAN on its bridge. */
export const BRIDGE_AP = lines(
  { netmode: 'bridge', 'radio.1.mode': 'master', 'aaa.1.br.devname': 'br0' },
  ...ONE_BRIDGE,
  entry('netconf.4', { devname: 'br0', role: 'mlan', mtu: '1500', ip: '10.20.1.5', netmask: MASK }),
  entry('netconf.4.alias.1', { ip: '172.16.0.9', netmask: MASK }),
  entry('netconf.5', { devname: 'br0.30', mtu: '1500', ip: '10.30.0.5', netmask: MASK }),
  { 'vlan.status': 'enabled' },
  entry('vlan.1', { devname: 'br0', id: '30' }),
  { 'route.status': 'enabled' },
  entry('route.1', { devname: 'br0', ip: '0.0.0.0', netmask: '0', gateway: '10.20.1.1' }),
  entry('route.2', { devname: 'br0', ip: '10.99.0.0', netmask: '255.255.0.0', gateway: '10.20.1.9' }),
);

/** A station as a bridge that is managed on a VLAN of its port alone. */
export const BRIDGE_VLAN = lines(
  { netmode: 'bridge', 'radio.1.mode': 'managed', 'aaa.1.br.devname': 'br0' },
  ...ONE_BRIDGE,
  entry('netconf.4', { devname: 'br0', mtu: '1500', ip: '0.0.0.0' }),
  entry('netconf.5', { devname: 'eth1.77', role: 'mlan', mtu: '1500', ip: '10.77.0.5', netmask: MASK }),
  { 'vlan.status': 'enabled' },
  entry('vlan.1', { devname: 'eth1', id: '77' }),
  { 'route.status': 'enabled' },
  entry('route.1', { devname: 'eth1.77', ip: '0.0.0.0', netmask: '0', gateway: '10.77.0.1' }),
);

/** A bridge whose address a DHCP server assigns, with a DHCP server left over in a section that is off. */
export const BRIDGE_DHCP = lines(
  { netmode: 'bridge', 'radio.1.mode': 'managed', 'aaa.1.br.devname': 'br0' },
  ...ONE_BRIDGE,
  entry('netconf.4', { devname: 'br0', role: 'mlan', mtu: '1500', ip: '0.0.0.0' }),
  { 'dhcpc.status': 'enabled' },
  entry('dhcpc.1', { devname: 'br0', fallback: '192.168.1.20', fallback_netmask: MASK }),
  { 'dhcpd.status': 'disabled' },
  entry('dhcpd.1', { devname: 'eth0', start: '172.20.0.2', end: '172.20.0.9', netmask: MASK }),
);

const ROUTER_SERVICES = lines(
  { 'dhcpd.status': 'enabled' },
  entry('dhcpd.1', {
    devname: 'br1',
    start: '10.20.1.100',
    end: '10.20.1.199',
    netmask: MASK,
    lease_time: '600',
  }),
  { 'iptables.status': 'enabled', 'iptables.sys.status': 'enabled', 'iptables.sys.masq.status': 'enabled' },
  { 'iptables.sys.tcpmss.status': 'enabled' },
);
const routerServices = Object.fromEntries(ROUTER_SERVICES.entries());

/** An access point as a router with a static WAN address, a port forward, UPnP and traffic shaping. */
export const ROUTER_AP = lines(
  { netmode: 'router', 'radio.1.mode': 'master', 'aaa.1.br.devname': 'br1' },
  members('eth0', 'eth1', 'ath0'),
  bridge(1, 'br0', 'eth0'),
  bridge(2, 'br1', 'eth1', 'ath0'),
  entry('netconf.4', { devname: 'br0', role: 'wan', mtu: '1500', ip: '203.0.113.9', netmask: MASK }),
  entry('netconf.5', { devname: 'br1', role: 'lan', mtu: '1500', ip: '10.20.1.5', netmask: MASK }),
  entry('netconf.5.alias.1', { ip: '172.16.0.9', netmask: MASK }),
  routerServices,
  entry('iptables.sys.masq.1', { devname: 'br0' }),
  { 'iptables.sys.portfw.status': 'enabled' },
  entry('iptables.sys.portfw.1', { devname: 'br0', host: '10.20.1.150', dport: '8080', proto: 'TCP' }),
  { 'upnpd.status': 'enabled', 'tshaper.status': 'enabled' },
  entry('tshaper.1', { devname: 'br0' }),
  { 'route.status': 'enabled' },
  entry('route.1', { devname: 'br0', ip: '0.0.0.0', netmask: '0', gateway: '203.0.113.1' }),
);

/** A station as a router whose radio dials in by PPPoE, with DHCPv6 over the session. */
export const ROUTER_PPPOE = lines(
  { netmode: 'router', 'radio.1.mode': 'managed', 'aaa.1.br.devname': 'br0' },
  members('eth0', 'eth1', 'ath0'),
  bridge(1, 'br0', 'ath0'),
  bridge(2, 'br1', 'eth0', 'eth1'),
  entry('netconf.4', { devname: 'br0', role: 'wan', mtu: '1500' }),
  entry('netconf.5', { devname: 'br1', role: 'lan', mtu: '1500', ip: '10.20.1.200', netmask: MASK }),
  routerServices,
  entry('iptables.sys.masq.1', { devname: 'ppp+' }),
  { 'ppp.status': 'enabled' },
  entry('ppp.1', { devname: 'br0', name: 'mill@isp.example' }),
  { 'dhcp6c.status': 'enabled' },
  entry('dhcp6c.1', { devname: 'ppp+', 'stateful.status': 'enabled' }),
  entry('dhcp6c.1.stateful.pd.1', { devname: 'br1' }),
);

/** A SOHO router with a DHCP client on its WAN, managed on its LAN alone. */
export const SOHO = lines(
  { netmode: 'soho', 'radio.1.mode': 'managed', 'aaa.1.br.devname': 'br1' },
  members('eth0', 'eth1', 'ath0'),
  bridge(1, 'br0', 'eth0'),
  bridge(2, 'br1', 'eth1', 'ath0'),
  entry('netconf.4', { devname: 'br0', role: 'wan', mtu: '1500' }),
  entry('netconf.5', { devname: 'br1', role: 'lan', mtu: '1500', ip: '10.20.1.5', netmask: MASK }),
  { 'dhcpc.status': 'enabled' },
  entry('dhcpc.1', { devname: 'br0', fallback: '192.168.10.1', fallback_netmask: MASK }),
  routerServices,
  entry('iptables.sys.masq.1', { devname: 'br0' }),
  { 'iptables.sys.mgmt.status': 'enabled' },
  entry('iptables.sys.mgmt.1', { devname: 'br1' }),
);

/** A router of an older firmware: no bridges, the roles stand with port and radio. */
export const OLD_ROUTER = lines(
  { netmode: 'router', 'radio.1.mode': 'managed', 'netconf.status': 'enabled' },
  entry('netconf.1', { devname: 'eth0', mtu: '1500', ip: '10.20.1.5', netmask: MASK, up: 'enabled' }),
  entry('netconf.2', { devname: 'ath0', mtu: '1500', ip: '0.0.0.0', promisc: 'disabled' }),
  { 'dhcpc.status': 'enabled' },
  entry('dhcpc.1', { devname: 'ath0', fallback: '192.168.10.1', fallback_netmask: MASK }),
);

/** What becomes of a configuration on a device of two ports: the changed lines of some sections, or of all, by key. */
export function changesTo(
  target: NetworkMode,
  from: ConfigText,
): (...sections: readonly string[]) => readonly string[] {
  return (...sections) => {
    const plan = planNetworkMode(from, boardOf(2), target);
    const changed = plan.ok ? [...plan.changes].map(([key, value]) => `${key}=${value}`).sort() : [];
    return changed.filter(line => sections.length === 0 || sections.includes(line.split(/[.=]/, 1)[0] ?? ''));
  };
}

/** A bridge managed on its main bridge, with a second bridge for guests, on which a VLAN runs. */
export const TWO_BRIDGES = lines(
  { netmode: 'bridge', 'radio.1.mode': 'master', 'aaa.1.br.devname': 'br0' },
  ...ONE_BRIDGE,
  bridge(2, 'br1', 'eth1.40', 'ath0.40'),
  entry('netconf.4', { devname: 'br0', role: 'mlan', mtu: '1500', ip: '10.20.1.5', netmask: MASK }),
  entry('netconf.5', { devname: 'br1', mtu: '1500', ip: '0.0.0.0' }),
  entry('netconf.6', { devname: 'br1.50', mtu: '1500', ip: '10.50.0.5', netmask: MASK }),
  { 'vlan.status': 'enabled', 'tshaper.status': 'enabled' },
  entry('vlan.1', { devname: 'eth1', id: '40' }),
  entry('vlan.2', { devname: 'ath0', id: '40' }),
  entry('vlan.3', { devname: 'br1', id: '50' }),
  entry('tshaper.1', { devname: 'br1' }),
);

/** A router whose provider is reached by PPPoE on a VLAN of the first port. */
export const VLAN_WAN = lines(
  { netmode: 'router', 'radio.1.mode': 'master', 'aaa.1.br.devname': 'br1' },
  members('eth0', 'eth1', 'ath0'),
  bridge(1, 'br0', 'eth0'),
  bridge(2, 'br1', 'eth1', 'ath0'),
  entry('netconf.4', { devname: 'br0', mtu: '1500' }),
  entry('netconf.5', { devname: 'br1', role: 'lan', mtu: '1500', ip: '10.20.1.5', netmask: MASK }),
  entry('netconf.6', { devname: 'br0.7', role: 'wan', mtu: '1500' }),
  { 'vlan.status': 'enabled' },
  entry('vlan.1', { devname: 'br0', id: '7' }),
  routerServices,
  entry('iptables.sys.masq.1', { devname: 'ppp+' }),
  { 'ppp.status': 'enabled' },
  entry('ppp.1', { devname: 'br0.7', name: 'mill@isp.example' }),
);

/** A router that is managed on a VLAN of its LAN. */
export const ROUTER_MANAGED_BY_VLAN = lines(
  { netmode: 'router', 'radio.1.mode': 'master', 'aaa.1.br.devname': 'br1' },
  members('eth0', 'eth1', 'ath0'),
  bridge(1, 'br0', 'eth0'),
  bridge(2, 'br1', 'eth1', 'ath0'),
  entry('netconf.4', { devname: 'br0', role: 'wan', mtu: '1500', ip: '203.0.113.9', netmask: MASK }),
  entry('netconf.5', { devname: 'br1', role: 'lan', mtu: '1500', ip: '0.0.0.0' }),
  entry('netconf.6', { devname: 'br1.77', role: 'mlan', mtu: '1500', ip: '10.77.0.5', netmask: MASK }),
  { 'vlan.status': 'enabled' },
  entry('vlan.1', { devname: 'br1', id: '77' }),
  routerServices,
  entry('iptables.sys.masq.1', { devname: 'br0' }),
);
