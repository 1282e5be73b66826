import { settingsIn } from '../settings-in.ts';

const names = { page: 'network', group: 'DNS', risk: 'restarts-services' } as const;
const server = settingsIn({ ...names, subject: 'DNS server {n}' });
const kept = settingsIn({ ...names, level: 'internal' });

/** The servers that know names. config-format §3. */
export const dnsSettings = [
  kept.toggle('dns.resolver', 'resolv.status', 'Name service', 'Set by the device.'),
  settingsIn(names).toggle(
    'dns.all',
    'resolv.nameserver.status',
    'DNS servers',
    'Uses the DNS servers below.',
    {
      level: 'advanced',
    },
  ),
  server.host(
    'dns.address',
    'resolv.nameserver.{n}.ip',
    'Address',
    'DNS server that the device asks; the first two are used.',
    {
      keywords: 'primary secondary nameserver',
    },
  ),
  server.toggle(
    'dns.enabled',
    'resolv.nameserver.{n}.status',
    'Enabled',
    'Whether this DNS server is asked.',
  ),
];
