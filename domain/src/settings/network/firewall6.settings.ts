import { settingsIn } from '../settings-in.ts';

const all = settingsIn({ page: 'network', group: 'Firewall', risk: 'cuts-management', level: 'advanced' });
const internal = all.with({ level: 'internal' });
const HELP = 'Set by the device.';

/** The firewall of IPv6 and that of bridges. §config.firewall. */
export const firewall6Settings = [
  internal.toggle('firewall.ipv6Tables', 'ip6tables.status', 'ip6tables', HELP, { keywords: 'ipv6 tables' }),
  internal.toggle('firewall.ipv6System', 'ip6tables.sys.status', 'System rules of ip6tables', HELP, {
    keywords: 'ipv6 tables',
  }),
  all.toggle(
    'firewall.ipv6',
    'ip6tables.sys.fw6.status',
    'IPv6 firewall',
    'Blocks unsolicited incoming IPv6 connections.',
  ),
  internal.toggle('firewall.bridgeTables', 'ebtables.status', 'ebtables', HELP),
  internal.toggle('firewall.bridgeSystem', 'ebtables.sys.status', 'System rules of ebtables', HELP),
  all.toggle('firewall.bridge', 'ebtables.sys.fw.status', 'Bridge firewall', 'Filters bridged traffic.'),
  internal.toggle('firewall.eap', 'ebtables.sys.eap.status', 'EAP passthrough', HELP, { keywords: 'pass' }),
  internal.interface(
    'firewall.eapDevice',
    'ebtables.sys.eap.{n}.devname',
    'EAP passthrough interface',
    HELP,
    {
      keywords: 'pass',
      name: 'EAP passthrough {n} interface',
    },
  ),
  internal.toggle('firewall.eapEnabled', 'ebtables.sys.eap.{n}.status', 'EAP passthrough enabled', HELP, {
    keywords: 'pass',
    name: 'EAP passthrough {n} enabled',
  }),
  internal.toggle('firewall.arpNat', 'ebtables.sys.arpnat.status', 'ARP NAT', HELP, {
    keywords: 'translation',
  }),
  internal.interface('firewall.arpNatDevice', 'ebtables.sys.arpnat.{n}.devname', 'ARP NAT interface', HELP, {
    keywords: 'translation',
    name: 'ARP NAT {n} interface',
  }),
  internal.toggle('firewall.arpNatEnabled', 'ebtables.sys.arpnat.{n}.status', 'ARP NAT enabled', HELP, {
    keywords: 'translation',
    name: 'ARP NAT {n} enabled',
  }),
];
