import { message } from '../../errors/message.ts';
import { checkHostIpv4OrNone, checkNameServer } from '../../network/host.ts';
import { checkIpv4 } from '../../network/ipv4.ts';
import { checkNetmask } from '../../network/netmask.ts';
import { always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const alias = settingsIn({
  page: 'network',
  group: 'IP aliases',
  risk: 'cuts-management',
  level: 'advanced',
  subject: 'Interface {n} alias {m}',
});
const ALIAS = 'netconf.{n}.alias.{m}';

/** Further addresses of an interface. §config.interfaces. */
export const aliasSettings = [
  alias.toggle('alias.enabled', `${ALIAS}.status`, 'Enabled', ''),
  alias.ipv4('alias.address', `${ALIAS}.ip`, 'IP address', '', {
    required: always,
  }),
  alias.netmask(
    'alias.netmask',
    `${ALIAS}.netmask`,
    'Netmask',
    'Must match the other devices of the subnet.',
    {
      required: always,
    },
  ),
  alias.text('alias.comment', `${ALIAS}.comment`, 'Comment', '', { risk: 'restarts-network' }),
];

const dns = settingsIn({ page: 'network', group: 'DNS', risk: 'restarts-services', level: 'advanced' });
const server = dns.with({ subject: 'DNS server {n}', level: 'basic' });
const internal = dns.with({ level: 'internal' });

/** DNS servers. §config.addressing. */
export const dnsSettings = [
  internal.toggle('dns.resolver', 'resolv.status', 'DNS resolver', 'Set by the device.', {
    keywords: 'name service',
  }),
  dns.toggle('dns.all', 'resolv.nameserver.status', 'DNS servers', 'Off disables every entry below.'),
  server.host(
    'dns.address',
    'resolv.nameserver.{n}.ip',
    'Address',
    'DNS server of the device; only the first two are used.',
    {
      rule: checkNameServer,
      keywords: 'primary secondary nameserver',
    },
  ),
  server.toggle('dns.enabled', 'resolv.nameserver.{n}.status', 'Enabled', ''),
];

const routes = settingsIn({
  page: 'network',
  group: 'Static routes',
  risk: 'cuts-management',
  level: 'advanced',
});
const route = routes.with({ subject: 'Route {n}' });

/** Static routes; 0.0.0.0 with netmask 0 is the default route. §config.addressing. */
export const routeSettings = [
  routes.toggle('route.all', 'route.status', 'Static routes', 'Off disables every entry below.'),
  route.toggle('route.enabled', 'route.{n}.status', 'Enabled', ''),
  route.ipv4('route.network', 'route.{n}.ip', 'Network', 'Destination network; 0.0.0.0 = default route.', {
    rule: checkIpv4,
    required: always,
    keywords: 'destination target',
  }),
  route.netmask(
    'route.netmask',
    'route.{n}.netmask',
    'Netmask',
    'Netmask of the destination; 0 = default route.',
    {
      allowed: message('A netmask such as {example}, or 0 for the default route', {
        example: '255.255.255.0',
      }),
      rule: value => (value === '0' ? undefined : checkNetmask(value)),
      required: always,
    },
  ),
  route.ipv4('route.gateway', 'route.{n}.gateway', 'Gateway', 'Next-hop router, in a subnet of the device.', {
    rule: checkHostIpv4OrNone,
    keywords: 'default gateway next hop',
  }),
  route.interface('route.device', 'route.{n}.devname', 'Interface', 'Interface to the gateway.'),
  route.text('route.comment', 'route.{n}.comment', 'Comment', '', { risk: 'restarts-network' }),
];
