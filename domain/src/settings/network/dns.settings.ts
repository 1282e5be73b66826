import { checkNameServer } from '../../network/host.ts';
import { settingsIn } from '../settings-in.ts';

const all = settingsIn({ page: 'network', group: 'DNS', risk: 'restarts-services', level: 'advanced' });
const server = all.with({ subject: 'DNS server {n}', level: 'basic' });
const internal = all.with({ level: 'internal' });

/** DNS servers. §config.addressing. */
export const dnsSettings = [
  internal.toggle('dns.resolver', 'resolv.status', 'DNS resolver', 'Set by the device.', {
    keywords: 'name service',
  }),
  all.toggle('dns.all', 'resolv.nameserver.status', 'DNS servers', 'Off disables every entry below.'),
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
