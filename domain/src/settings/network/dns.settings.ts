import { settingsIn } from '../settings-in.ts';

const names = { page: 'network', group: 'DNS', risk: 'restarts-services' } as const;
const server = settingsIn({ ...names, subject: 'DNS server {n}' });
const internal = settingsIn({ ...names, level: 'internal' });

/** DNS servers. config-format §3. */
export const dnsSettings = [
  internal.toggle('dns.resolver', 'resolv.status', 'DNS resolver', 'Set by the device.', {
    keywords: 'name service',
  }),
  settingsIn(names).toggle(
    'dns.all',
    'resolv.nameserver.status',
    'DNS servers',
    'Off disables every entry below.',
    {
      level: 'advanced',
    },
  ),
  server.host(
    'dns.address',
    'resolv.nameserver.{n}.ip',
    'Address',
    'DNS server of the device; only the first two are used.',
    {
      keywords: 'primary secondary nameserver',
    },
  ),
  server.toggle('dns.enabled', 'resolv.nameserver.{n}.status', 'Enabled', ''),
];
