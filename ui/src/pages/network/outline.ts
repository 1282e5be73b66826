import type { EntryListWords, SettingsOutline } from '../../settings/index.ts';

/** Words of the lists by the key prefix of their entries. */
const entries: Readonly<Record<string, EntryListWords>> = {
  netconf: { entry: 'Interface {name}' },
  'netconf.{n}.alias': {
    entry: 'IP alias {name}',
    made: { add: 'Add IP alias', empty: 'No IP aliases' },
  },
  'netconf.{n}.ip6': {
    entry: 'IPv6 address {name}',
    made: { add: 'Add IPv6 address', empty: 'No IPv6 addresses', fresh: { plen: '64', status: 'enabled' } },
  },
  dhcpc: {
    entry: 'DHCP client on {name}',
    only: 'DHCP fallback',
    made: {
      add: 'Add DHCP client',
      empty: 'No DHCP clients',
      fresh: { fallback: '192.168.1.20', fallback_netmask: '255.255.255.0' },
    },
  },
  dhcpd: {
    entry: 'DHCP server on {name}',
    made: {
      add: 'Add DHCP server',
      empty: 'No DHCP servers',
      fresh: { lease_time: '600', dnsproxy: 'enabled' },
    },
  },
  'dhcpd.{n}.dns': { entry: 'DNS server {name}', made: { add: 'Add DNS server', empty: 'No DNS servers' } },
  'dhcpd.{n}.static': {
    entry: 'Reservation {name}',
    made: { add: 'Add reservation', empty: 'No reservations' },
  },
  ppp: {
    entry: 'PPPoE on {name}',
    made: { add: 'Add PPPoE client', empty: 'No PPPoE clients', fresh: { mtu: '1492', mru: '1492' } },
  },
  'resolv.nameserver': {
    entry: 'DNS server {name}',
    made: { add: 'Add DNS server', empty: 'No DNS servers', ordered: true },
  },
  route: {
    entry: 'Route {name}',
    only: 'Default gateway',
    made: { add: 'Add route', empty: 'No static routes', fresh: { ip: '', netmask: '255.255.255.0' } },
  },
  bridge: {
    entry: 'Bridge {name}',
    made: { add: 'Add bridge', empty: 'No bridges' },
  },
  'bridge.{n}.port': { entry: 'Port {name}', made: { add: 'Add port', empty: 'No ports' } },
  vlan: {
    entry: 'VLAN {name}',
    only: 'Management VLAN',
    made: { add: 'Add VLAN', empty: 'No VLANs' },
  },
  dhcp6c: {
    entry: 'DHCPv6 client on {name}',
    made: { add: 'Add DHCPv6 client', empty: 'No DHCPv6 clients' },
  },
  'dhcp6c.{n}.stateful.pd': {
    entry: 'Delegated prefix {name}',
    made: { add: 'Add delegated prefix', empty: 'No delegated prefixes' },
  },
  dhcp6d: {
    entry: 'DHCPv6 server on {name}',
    made: { add: 'Add DHCPv6 server', empty: 'No DHCPv6 servers' },
  },
  'dhcp6d.{n}.dns': {
    entry: 'DNS server {name}',
    made: { add: 'Add DNS server', empty: 'No DNS servers' },
  },
  'iptables.sys.masq': {
    entry: 'NAT on {name}',
    made: { add: 'Add NAT interface', empty: 'No NAT interfaces' },
  },
  'iptables.sys.portfw': {
    entry: 'Port forwarding {name}',
    made: {
      add: 'Add port forwarding',
      empty: 'No port forwarding rules',
      ordered: true,
      fresh: { proto: 'TCP' },
    },
  },
  'iptables.sys.fw': {
    entry: 'Firewall rule {name}',
    made: { add: 'Add firewall rule', empty: 'No firewall rules', ordered: true, fresh: { target: 'DROP' } },
  },
  'iptables.sys.mgmt': {
    entry: 'Management access on {name}',
    made: { add: 'Add management interface', empty: 'No management interfaces' },
  },
  tshaper: {
    entry: 'Traffic shaping on {name}',
    made: { add: 'Add traffic shaping', empty: 'No traffic shaping' },
  },
};

/** The headings and lists of the network page, which the palette knows too. */
export const outline: SettingsOutline<'network'> = {
  order: [
    'Network mode',
    'Interfaces',
    'DHCP client',
    'PPPoE',
    'DNS',
    'DHCP server',
    'NAT',
    'Port forwarding',
  ],
  entries,
};
