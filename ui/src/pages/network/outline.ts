import type { EntryListWords, SettingsOutline } from '../../settings/index.ts';

const FIREWALL_COLUMNS: EntryListWords['columns'] = [
  'firewall.rule',
  'firewall.target',
  'firewall.protocol',
  'firewall.interface',
  'firewall.source',
  'firewall.destination',
  'firewall.destinationPort',
];

/** Words of the lists by the key prefix of their entries. */
const entries: Readonly<Record<string, EntryListWords>> = {
  netconf: {
    entry: 'Interface {name}',
    named: true,
    columns: [
      'interface.enabled',
      'interface.address',
      'interface.mtu',
      'interface.ipv6',
      'interface.autoNegotiation',
    ],
    heads: { 'interface.autoNegotiation': 'interface.speed' },
  },
  'netconf.{n}.alias': {
    entry: 'IP alias {name}',
    columns: ['alias.enabled', 'alias.address', 'alias.comment'],
    made: { add: 'Add IP alias', empty: 'No IP aliases' },
  },
  'netconf.{n}.ip6': {
    entry: 'IPv6 address {name}',
    columns: ['interface.ipv6Address', 'interface.ipv6PrefixLength'],
    made: { add: 'Add IPv6 address', empty: 'No IPv6 addresses', fresh: { plen: '64', status: 'enabled' } },
  },
  dhcpc: {
    entry: 'DHCP client on {name}',
    columns: ['dhcpClient.enabled', 'dhcpClient.device', 'dhcpClient.fallback'],
    only: 'DHCP fallback',
    specialist: true,
    made: {
      add: 'Add DHCP client',
      empty: 'No DHCP clients',
      fresh: { fallback: '192.168.1.20', fallback_netmask: '255.255.255.0' },
    },
  },
  dhcpd: {
    entry: 'DHCP server on {name}',
    opened: true,
    columns: [
      'dhcpServer.enabled',
      'dhcpServer.device',
      'dhcpServer.start',
      'dhcpServer.end',
      'dhcpServer.leaseTime',
    ],
    specialist: true,
    made: {
      add: 'Add DHCP server',
      empty: 'No DHCP servers',
      fresh: { lease_time: '600', dnsproxy: 'enabled' },
    },
  },
  'dhcpd.{n}.dns': {
    entry: 'DNS server {name}',
    columns: ['dhcpServer.dnsEnabled', 'dhcpServer.dns'],
    made: { add: 'Add DNS server', empty: 'No DNS servers' },
  },
  'dhcpd.{n}.static': {
    entry: 'Reservation {name}',
    columns: [
      'dhcpServer.reservation',
      'dhcpServer.reservedMac',
      'dhcpServer.reservedAddress',
      'dhcpServer.reservedName',
    ],
    made: { add: 'Add reservation', empty: 'No reservations' },
  },
  ppp: {
    entry: 'PPPoE on {name}',
    columns: ['pppoe.enabled', 'pppoe.device', 'pppoe.userName', 'pppoe.password'],
    specialist: true,
    made: { add: 'Add PPPoE client', empty: 'No PPPoE clients', fresh: { mtu: '1492', mru: '1492' } },
  },
  'resolv.nameserver': {
    entry: 'DNS server {name}',
    columns: ['dns.enabled', 'dns.address'],
    specialist: true,
    made: { add: 'Add DNS server', empty: 'No DNS servers', ordered: true },
  },
  route: {
    entry: 'Route {name}',
    columns: ['route.enabled', 'route.network', 'route.gateway', 'route.device', 'route.comment'],
    only: 'Default gateway',
    made: { add: 'Add route', empty: 'No static routes', fresh: { ip: '', netmask: '255.255.255.0' } },
  },
  bridge: {
    entry: 'Bridge {name}',
    opened: true,
    columns: ['bridge.enabled', 'bridge.device', 'bridge.stp', 'bridge.comment'],
    made: { add: 'Add bridge', empty: 'No bridges' },
  },
  'bridge.{n}.port': {
    entry: 'Port {name}',
    columns: ['bridge.portEnabled', 'bridge.port'],
    made: { add: 'Add port', empty: 'No ports' },
  },
  vlan: {
    entry: 'VLAN {name}',
    columns: ['vlan.enabled', 'vlan.device', 'vlan.id', 'vlan.comment'],
    only: 'Management VLAN',
    made: { add: 'Add VLAN', empty: 'No VLANs' },
  },
  dhcp6c: {
    entry: 'DHCPv6 client on {name}',
    title: 'DHCPv6 clients',
    opened: true,
    columns: ['dhcp6Client.enabled', 'dhcp6Client.device', 'dhcp6Client.stateless', 'dhcp6Client.stateful'],
    made: { add: 'Add DHCPv6 client', empty: 'No DHCPv6 clients' },
  },
  'dhcp6c.{n}.stateful.pd': {
    entry: 'Delegated prefix {name}',
    columns: ['dhcp6Client.prefix', 'dhcp6Client.prefixDevice', 'dhcp6Client.prefixLength'],
    made: { add: 'Add delegated prefix', empty: 'No delegated prefixes' },
  },
  dhcp6d: {
    entry: 'DHCPv6 server on {name}',
    title: 'DHCPv6 servers',
    opened: true,
    columns: ['dhcp6Server.enabled', 'dhcp6Server.device', 'dhcp6Server.stateful', 'dhcp6Server.dnsProxy'],
    made: { add: 'Add DHCPv6 server', empty: 'No DHCPv6 servers' },
  },
  'dhcp6d.{n}.dns': {
    entry: 'DNS server {name}',
    columns: ['dhcp6Server.dnsEnabled', 'dhcp6Server.dns'],
    made: { add: 'Add DNS server', empty: 'No DNS servers' },
  },
  'iptables.sys.masq': {
    entry: 'NAT on {name}',
    columns: ['nat.enabled', 'nat.device'],
    made: { add: 'Add NAT interface', empty: 'No NAT interfaces' },
  },
  'iptables.sys.portfw': {
    entry: 'Port forwarding {name}',
    columns: [
      'forward.enabled',
      'forward.protocol',
      'forward.publicPort',
      'forward.host',
      'forward.port',
      'forward.source',
      'forward.comment',
    ],
    made: {
      add: 'Add port forwarding',
      empty: 'No port forwarding rules',
      ordered: true,
      fresh: { proto: 'TCP' },
    },
  },
  'iptables.sys.fw': {
    entry: 'Firewall rule {name}',
    columns: FIREWALL_COLUMNS,
    made: { add: 'Add firewall rule', empty: 'No firewall rules', ordered: true, fresh: { target: 'DROP' } },
  },
  'iptables.sys.mgmt': {
    entry: 'Management access on {name}',
    columns: ['management.enabled', 'management.device'],
    made: { add: 'Add management interface', empty: 'No management interfaces' },
  },
  tshaper: {
    entry: 'Traffic shaping on {name}',
    columns: [
      'shaping.enabled',
      'shaping.device',
      'shaping.ingress',
      'shaping.ingressRate',
      'shaping.egress',
      'shaping.egressRate',
    ],
    made: {
      add: 'Add traffic shaping',
      empty: 'No traffic shaping',
      fresh: { 'input.status': 'enabled', 'output.status': 'enabled' },
    },
  },
};

/** The headings and lists of the network page, which the palette knows too. */
export const outline: SettingsOutline<'network'> = {
  order: [
    'Mode and addresses',
    'Interfaces',
    'DHCP client',
    'PPPoE',
    'DNS',
    'DHCP server',
    'NAT',
    'Port forwarding',
  ],
  entries,
  alone: ['Mode and addresses'],
  leads: ['Mode and addresses'],
};
