import { settingsIn } from '../settings-in.ts';

const firewall = { page: 'network', group: 'Firewall', risk: 'cuts-management', level: 'advanced' } as const;
const all = settingsIn(firewall);
const kept = settingsIn({ ...firewall, level: 'internal' });
const HELP = 'Set by the device.';

/** The firewall of IPv6 and that of bridges. config-format §4. */
export const firewall6Settings = [
  kept.toggle('firewall.ipv6Tables', 'ip6tables.status', 'IPv6 tables', HELP),
  kept.toggle('firewall.ipv6System', 'ip6tables.sys.status', 'IPv6 system tables', HELP),
  all.toggle(
    'firewall.ipv6',
    'ip6tables.sys.fw6.status',
    'IPv6 firewall',
    'Keeps out IPv6 connections that nobody inside asked for.',
  ),
  kept.toggle('firewall.bridgeTables', 'ebtables.status', 'Bridge tables', HELP),
  kept.toggle('firewall.bridgeSystem', 'ebtables.sys.status', 'Bridge system tables', HELP),
  all.toggle(
    'firewall.bridge',
    'ebtables.sys.fw.status',
    'Bridge firewall',
    'Judges what passes through a bridge.',
  ),
  kept.toggle('firewall.eap', 'ebtables.sys.eap.status', 'EAP pass', HELP),
  kept.interface('firewall.eapDevice', 'ebtables.sys.eap.{n}.devname', 'EAP pass interface', HELP, {
    name: 'EAP pass {n} interface',
  }),
  kept.toggle('firewall.eapEnabled', 'ebtables.sys.eap.{n}.status', 'EAP pass enabled', HELP, {
    name: 'EAP pass {n} enabled',
  }),
  kept.toggle('firewall.arpNat', 'ebtables.sys.arpnat.status', 'ARP translation', HELP),
  kept.interface(
    'firewall.arpNatDevice',
    'ebtables.sys.arpnat.{n}.devname',
    'ARP translation interface',
    HELP,
    {
      name: 'ARP translation {n} interface',
    },
  ),
  kept.toggle('firewall.arpNatEnabled', 'ebtables.sys.arpnat.{n}.status', 'ARP translation enabled', HELP, {
    name: 'ARP translation {n} enabled',
  }),
];
