import { settingsIn } from '../settings-in.ts';

const firewall = { page: 'network', group: 'Firewall', risk: 'cuts-management', level: 'advanced' } as const;
const all = settingsIn(firewall);
const kept = settingsIn({ ...firewall, level: 'internal' });
const HELP = 'Set by the device.';

/** The firewall of IPv6 and that of bridges. config-format §4. */
export const firewall6Settings = [
  kept.toggle('firewall.ipv6Tables', 'ip6tables.status', 'ip6tables', HELP, { keywords: 'ipv6 tables' }),
  kept.toggle('firewall.ipv6System', 'ip6tables.sys.status', 'ip6tables system rules', HELP, {
    keywords: 'ipv6 tables',
  }),
  all.toggle(
    'firewall.ipv6',
    'ip6tables.sys.fw6.status',
    'IPv6 firewall',
    'Blocks unsolicited incoming IPv6 connections.',
  ),
  kept.toggle('firewall.bridgeTables', 'ebtables.status', 'ebtables', HELP),
  kept.toggle('firewall.bridgeSystem', 'ebtables.sys.status', 'ebtables system rules', HELP),
  all.toggle('firewall.bridge', 'ebtables.sys.fw.status', 'Bridge firewall', 'Filters bridged traffic.'),
  kept.toggle('firewall.eap', 'ebtables.sys.eap.status', 'EAP passthrough', HELP, { keywords: 'pass' }),
  kept.interface('firewall.eapDevice', 'ebtables.sys.eap.{n}.devname', 'EAP passthrough interface', HELP, {
    keywords: 'pass',
    name: 'EAP passthrough {n} interface',
  }),
  kept.toggle('firewall.eapEnabled', 'ebtables.sys.eap.{n}.status', 'EAP passthrough enabled', HELP, {
    keywords: 'pass',
    name: 'EAP passthrough {n} enabled',
  }),
  kept.toggle('firewall.arpNat', 'ebtables.sys.arpnat.status', 'ARP NAT', HELP, { keywords: 'translation' }),
  kept.interface('firewall.arpNatDevice', 'ebtables.sys.arpnat.{n}.devname', 'ARP NAT interface', HELP, {
    keywords: 'translation',
    name: 'ARP NAT {n} interface',
  }),
  kept.toggle('firewall.arpNatEnabled', 'ebtables.sys.arpnat.{n}.status', 'ARP NAT enabled', HELP, {
    keywords: 'translation',
    name: 'ARP NAT {n} enabled',
  }),
];
