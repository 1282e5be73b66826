import { checkNonZeroIpv4 } from '../../network/ipv4.ts';
import { always, routing } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const clients = { page: 'network', group: 'DHCP client', risk: 'cuts-management' } as const;
const servers = {
  page: 'network',
  group: 'DHCP server',
  risk: 'restarts-services',
  visible: routing,
} as const;
const client = settingsIn({ ...clients, subject: 'DHCP client {n}' });
const server = settingsIn({ ...servers, subject: 'DHCP server {n}' });
const dns = settingsIn({ ...servers, subject: 'DHCP server {n} DNS server {m}', level: 'advanced' });
const lease = settingsIn({ ...servers, subject: 'DHCP server {n} reservation {m}', level: 'advanced' });
const one = { rule: checkNonZeroIpv4 } as const;

/** Addresses taken from others, and addresses given to others. config-format §3. */
export const dhcpSettings = [
  settingsIn(clients).toggle(
    'dhcpClient.all',
    'dhcpc.status',
    'DHCP clients',
    'Turns all DHCP clients on or off.',
  ),
  client.interface(
    'dhcpClient.device',
    'dhcpc.{n}.devname',
    'Interface',
    'Interface that asks for an address.',
    {
      required: always,
    },
  ),
  client.toggle(
    'dhcpClient.enabled',
    'dhcpc.{n}.status',
    'Enabled',
    'Takes the address that a DHCP server gives.',
  ),
  client.ipv4(
    'dhcpClient.fallback',
    'dhcpc.{n}.fallback',
    'Fallback IP address',
    'Address of the device while no DHCP server answers.',
    {
      ...one,
      default: '192.168.1.20',
    },
  ),
  client.netmask(
    'dhcpClient.fallbackNetmask',
    'dhcpc.{n}.fallback_netmask',
    'Fallback netmask',
    'Netmask of the fallback address.',
    {
      default: '255.255.255.0',
    },
  ),
  settingsIn(servers).toggle(
    'dhcpServer.all',
    'dhcpd.status',
    'DHCP servers',
    'Turns all DHCP servers on or off.',
  ),
  server.interface(
    'dhcpServer.device',
    'dhcpd.{n}.devname',
    'Interface',
    'Interface on which addresses are given.',
    {
      required: always,
    },
  ),
  server.toggle(
    'dhcpServer.enabled',
    'dhcpd.{n}.status',
    'Enabled',
    'Gives addresses to the devices behind the interface.',
  ),
  server.ipv4('dhcpServer.start', 'dhcpd.{n}.start', 'Range start', 'First address that is given.', {
    ...one,
    required: always,
    keywords: 'pool first',
  }),
  server.ipv4('dhcpServer.end', 'dhcpd.{n}.end', 'Range end', 'Last address that is given.', {
    ...one,
    required: always,
    keywords: 'pool last',
  }),
  server.netmask(
    'dhcpServer.netmask',
    'dhcpd.{n}.netmask',
    'Netmask',
    'Netmask that is given with the address.',
  ),
  server.integer(
    'dhcpServer.leaseTime',
    'dhcpd.{n}.lease_time',
    'Lease time',
    'How long an address is given for.',
    {
      unit: 's',
      default: '600',
      range: { min: 1, max: 4_294_967_295 },
    },
  ),
  server.ipv4(
    'dhcpServer.gateway',
    'dhcpd.{n}.gateway',
    'Gateway',
    'Router that is given; empty means this device.',
    {
      level: 'advanced',
    },
  ),
  server.toggle(
    'dhcpServer.dnsProxy',
    'dhcpd.{n}.dnsproxy',
    'DNS proxy',
    'Answers name requests in the place of the DNS servers.',
  ),
  dns.ipv4(
    'dhcpServer.dns',
    'dhcpd.{n}.dns.{m}.server',
    'Address',
    'DNS server that is given to the devices.',
  ),
  dns.toggle(
    'dhcpServer.dnsEnabled',
    'dhcpd.{n}.dns.{m}.status',
    'Enabled',
    'Whether this DNS server is given.',
  ),
  lease.toggle(
    'dhcpServer.reservation',
    'dhcpd.{n}.static.{m}.status',
    'Enabled',
    'Whether the reservation counts.',
  ),
  lease.mac(
    'dhcpServer.reservedMac',
    'dhcpd.{n}.static.{m}.mac',
    'MAC address',
    'Device for which the address is kept.',
    {
      required: always,
    },
  ),
  lease.ipv4(
    'dhcpServer.reservedAddress',
    'dhcpd.{n}.static.{m}.ip',
    'IP address',
    'Address that is kept for it.',
    {
      ...one,
      required: always,
    },
  ),
  lease.text('dhcpServer.reservedName', 'dhcpd.{n}.static.{m}.name', 'Name', 'What the device is.'),
];
