import { always, routing } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const clients = settingsIn({
  page: 'network',
  group: 'DHCP client',
  risk: 'cuts-management',
  level: 'advanced',
});
const client = clients.with({ subject: 'DHCP client {n}', level: 'basic' });
const servers = settingsIn({
  page: 'network',
  group: 'DHCP server',
  risk: 'restarts-services',
  level: 'advanced',
  visible: routing,
});
const special = servers.with({ subject: 'DHCP server {n}' });
const server = special.with({ level: 'basic' });
const dns = servers.with({ subject: 'DHCP server {n} DNS server {m}' });
const lease = servers.with({ subject: 'DHCP server {n} reservation {m}' });

/** Addresses taken from others, and addresses given to others. §config.addressing. */
export const dhcpSettings = [
  clients.toggle('dhcpClient.all', 'dhcpc.status', 'DHCP clients', 'Off disables every entry below.'),
  client.interface('dhcpClient.device', 'dhcpc.{n}.devname', 'Interface', 'Usually WAN or the bridge.', {
    required: always,
  }),
  client.toggle('dhcpClient.enabled', 'dhcpc.{n}.status', 'Enabled', 'Gets the address from a DHCP server.'),
  client.ipv4(
    'dhcpClient.fallback',
    'dhcpc.{n}.fallback',
    'Fallback IP address',
    'IP address used when no DHCP server responds.',
    {
      default: '192.168.1.20',
    },
  ),
  client.netmask('dhcpClient.fallbackNetmask', 'dhcpc.{n}.fallback_netmask', 'Fallback netmask', '', {
    default: '255.255.255.0',
  }),
  servers.toggle('dhcpServer.all', 'dhcpd.status', 'DHCP servers', 'Off disables every entry below.'),
  server.interface('dhcpServer.device', 'dhcpd.{n}.devname', 'Interface', 'Usually LAN.', {
    required: always,
  }),
  server.toggle(
    'dhcpServer.enabled',
    'dhcpd.{n}.status',
    'Enabled',
    'Assigns addresses to devices on the interface. Turn off if another server does.',
  ),
  server.ipv4(
    'dhcpServer.start',
    'dhcpd.{n}.start',
    'Range start',
    'First address of the pool, in the subnet of the interface.',
    {
      required: always,
      keywords: 'pool first',
    },
  ),
  server.ipv4(
    'dhcpServer.end',
    'dhcpd.{n}.end',
    'Range end',
    'Last address of the pool, in the subnet of the interface.',
    {
      required: always,
      keywords: 'pool last',
    },
  ),
  server.netmask('dhcpServer.netmask', 'dhcpd.{n}.netmask', 'Netmask', 'Netmask sent to clients.'),
  server.integer('dhcpServer.leaseTime', 'dhcpd.{n}.lease_time', 'Lease time', '', {
    unit: 's',
    default: '600',
    range: { min: 1, max: 4_294_967_295 },
  }),
  special.ipv4(
    'dhcpServer.gateway',
    'dhcpd.{n}.gateway',
    'Gateway',
    'Gateway sent to clients; empty = this device.',
  ),
  server.toggle(
    'dhcpServer.dnsProxy',
    'dhcpd.{n}.dnsproxy',
    'DNS proxy',
    'Answers DNS queries of clients on behalf of the DNS servers.',
  ),
  dns.ipv4('dhcpServer.dns', 'dhcpd.{n}.dns.{m}.server', 'Address', 'DNS server sent to clients.'),
  dns.toggle(
    'dhcpServer.dnsEnabled',
    'dhcpd.{n}.dns.{m}.status',
    'Enabled',
    'Sends this DNS server to clients.',
  ),
  lease.toggle('dhcpServer.reservation', 'dhcpd.{n}.static.{m}.status', 'Enabled', ''),
  lease.mac('dhcpServer.reservedMac', 'dhcpd.{n}.static.{m}.mac', 'MAC address', '', {
    required: always,
  }),
  lease.ipv4('dhcpServer.reservedAddress', 'dhcpd.{n}.static.{m}.ip', 'IP address', '', {
    required: always,
  }),
  lease.text('dhcpServer.reservedName', 'dhcpd.{n}.static.{m}.name', 'Name', ''),
];
