import { checkIpv6PrefixLength } from '../../network/ipv6.ts';
import { always, routing } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const clients = settingsIn({ page: 'network', group: 'IPv6', risk: 'restarts-services', level: 'advanced' });
const client = clients.with({ subject: 'DHCPv6 client {n}' });
const prefix = clients.with({ subject: 'DHCPv6 client {n} prefix {m}' });
const servers = clients.with({ visible: routing });
const server = servers.with({ subject: 'DHCPv6 server {n}' });
const dns = servers.with({ subject: 'DHCPv6 server {n} DNS server {m}' });
const CLIENT = 'dhcp6c.{n}';
const DELEGATED = `${CLIENT}.stateful.pd.{m}`;

/** IPv6 addresses and delegated prefixes. §config.addressing. */
export const dhcp6Settings = [
  clients.toggle('dhcp6Client.all', 'dhcp6c.status', 'DHCPv6 clients', 'Off disables every entry below.'),
  client.interface('dhcp6Client.device', `${CLIENT}.devname`, 'Interface', 'Usually WAN or the bridge.', {
    required: always,
  }),
  client.toggle('dhcp6Client.enabled', `${CLIENT}.status`, 'Enabled', ''),
  client.toggle(
    'dhcp6Client.stateless',
    `${CLIENT}.stateless.status`,
    'Stateless',
    'Uses SLAAC for the address and DHCPv6 for DNS servers only.',
    {
      keywords: 'SLAAC',
    },
  ),
  client.toggle(
    'dhcp6Client.stateful',
    `${CLIENT}.stateful.status`,
    'Stateful',
    'Gets the address from the DHCPv6 server.',
  ),
  prefix.toggle(
    'dhcp6Client.prefix',
    `${DELEGATED}.status`,
    'Enabled',
    'Requests a delegated prefix (DHCPv6-PD).',
    {
      keywords: 'prefix delegation PD',
    },
  ),
  prefix.interface(
    'dhcp6Client.prefixDevice',
    `${DELEGATED}.devname`,
    'Interface',
    'Interface that uses the delegated prefix.',
    {
      required: always,
    },
  ),
  prefix.integer('dhcp6Client.prefixLength', `${DELEGATED}.prefix.len`, 'Length', 'Usually 56.', {
    range: { min: 1, max: 128 },
    rule: checkIpv6PrefixLength,
  }),
  servers.toggle('dhcp6Server.all', 'dhcp6d.status', 'DHCPv6 servers', 'Off disables every entry below.'),
  server.interface('dhcp6Server.device', 'dhcp6d.{n}.devname', 'Interface', 'Usually LAN.', {
    required: always,
  }),
  server.toggle(
    'dhcp6Server.enabled',
    'dhcp6d.{n}.status',
    'Enabled',
    'Assigns IPv6 addresses to devices on the interface.',
  ),
  server.toggle(
    'dhcp6Server.stateful',
    'dhcp6d.{n}.stateful.status',
    'Stateful',
    'On: DHCPv6 assigns addresses. Off: SLAAC.',
  ),
  server.toggle(
    'dhcp6Server.dnsProxy',
    'dhcp6d.{n}.dnsproxy',
    'DNS proxy',
    'Answers DNS queries of clients on behalf of the DNS servers.',
  ),
  dns.ipv6('dhcp6Server.dns', 'dhcp6d.{n}.dns.{m}.server', 'Address', 'DNS server sent to clients.'),
  dns.toggle(
    'dhcp6Server.dnsEnabled',
    'dhcp6d.{n}.dns.{m}.status',
    'Enabled',
    'Sends this DNS server to clients.',
  ),
];
