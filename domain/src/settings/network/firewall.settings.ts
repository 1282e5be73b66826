import { checkPortOrRange, PORT_OR_RANGE } from '../../network/validators.ts';
import { always, on } from '../conditions.ts';
import { addressOrNetwork } from '../rules.ts';
import { choices, settingsIn } from '../settings-in.ts';

const firewall = { page: 'network', group: 'Firewall', risk: 'cuts-management', level: 'advanced' } as const;
const all = settingsIn(firewall);
const internal = all.with({ level: 'internal' });
const rule = all.with({ subject: 'Firewall rule {n}', visible: on('iptables.sys.fw.status') });
const management = settingsIn({ ...firewall, group: 'Management access' });
const access = management.with({ subject: 'Management access {n}' });
const ports = { allowed: PORT_OR_RANGE, rule: checkPortOrRange } as const;
const SYS = 'iptables.sys';
const RULE = `${SYS}.fw.{n}`;
const HELP = 'Set by the device.';

/** Firewall rules, and the sources of management access. §config.firewall. */
export const firewallSettings = [
  internal.toggle('firewall.ipv4Tables', 'iptables.status', 'iptables', HELP, { keywords: 'ipv4 tables' }),
  internal.toggle('firewall.ipv4System', `${SYS}.status`, 'System rules of iptables', HELP, {
    keywords: 'ipv4 tables',
  }),
  all.toggle('firewall.enabled', `${SYS}.fw.status`, 'Firewall', 'Filters packets by the rules below.', {
    keywords: 'filter iptables',
  }),
  rule.toggle('firewall.rule', `${RULE}.status`, 'Enabled', ''),
  rule.choice('firewall.target', `${RULE}.target`, 'Action', 'Drop discards packets without a reply.', {
    choices: choices(['ACCEPT', 'Accept'], ['DROP', 'Drop']),
    open: true,
    required: always,
  }),
  rule.text('firewall.protocol', `${RULE}.proto`, 'Protocol', 'TCP, UDP, ICMP or empty for all.'),
  rule.interface('firewall.interface', `${RULE}.in`, 'Interface', 'Incoming interface.'),
  rule.text(
    'firewall.source',
    `${RULE}.src`,
    'Source',
    'Source address, with optional prefix length.',
    addressOrNetwork,
  ),
  rule.port(
    'firewall.sourcePort',
    `${RULE}.src_port`,
    'Source port',
    'Source port, or a range low:high.',
    ports,
  ),
  rule.text(
    'firewall.destination',
    `${RULE}.dst`,
    'Destination',
    'Destination address, with optional prefix length.',
    addressOrNetwork,
  ),
  rule.port(
    'firewall.destinationPort',
    `${RULE}.dst_port`,
    'Destination port',
    'Destination port, or a range low:high.',
    ports,
  ),
  rule.text(
    'firewall.notSource',
    `${RULE}.not.src`,
    'Except source',
    'Matches all source addresses except this one.',
    { ...addressOrNetwork, keywords: 'all but' },
  ),
  rule.text(
    'firewall.notDestination',
    `${RULE}.not.dst`,
    'Except destination',
    'Matches all destination addresses except this one.',
    { ...addressOrNetwork, keywords: 'all but' },
  ),
  rule.text('firewall.comment', `${RULE}.comment`, 'Comment', '', { risk: 'restarts-network' }),
  management.toggle(
    'management.restricted',
    `${SYS}.mgmt.status`,
    'Restrict management access',
    'Allows management only on the interfaces below. Include the one you use.',
    { keywords: 'restricted' },
  ),
  access.interface('management.device', `${SYS}.mgmt.{n}.devname`, 'Interface', '', {
    required: always,
  }),
  access.toggle('management.enabled', `${SYS}.mgmt.{n}.status`, 'Enabled', ''),
];

const ipv6Rules = settingsIn({
  page: 'network',
  group: 'Firewall',
  risk: 'cuts-management',
  level: 'advanced',
});
const ipv6Internal = ipv6Rules.with({ level: 'internal' });

/** The firewall of IPv6 and that of bridges. §config.firewall. */
export const firewall6Settings = [
  ipv6Internal.toggle('firewall.ipv6Tables', 'ip6tables.status', 'ip6tables', HELP, {
    keywords: 'ipv6 tables',
  }),
  ipv6Internal.toggle('firewall.ipv6System', 'ip6tables.sys.status', 'System rules of ip6tables', HELP, {
    keywords: 'ipv6 tables',
  }),
  ipv6Rules.toggle(
    'firewall.ipv6',
    'ip6tables.sys.fw6.status',
    'IPv6 firewall',
    'Blocks unsolicited incoming IPv6 connections.',
  ),
  ipv6Internal.toggle('firewall.bridgeTables', 'ebtables.status', 'ebtables', HELP),
  ipv6Internal.toggle('firewall.bridgeSystem', 'ebtables.sys.status', 'System rules of ebtables', HELP),
  ipv6Rules.toggle(
    'firewall.bridge',
    'ebtables.sys.fw.status',
    'Bridge firewall',
    'Filters bridged traffic.',
  ),
  ipv6Internal.toggle('firewall.eap', 'ebtables.sys.eap.status', 'EAP passthrough', HELP, {
    keywords: 'pass',
  }),
  ipv6Internal.interface(
    'firewall.eapDevice',
    'ebtables.sys.eap.{n}.devname',
    'EAP passthrough interface',
    HELP,
    {
      keywords: 'pass',
      name: 'EAP passthrough {n} interface',
    },
  ),
  ipv6Internal.toggle('firewall.eapEnabled', 'ebtables.sys.eap.{n}.status', 'EAP passthrough enabled', HELP, {
    keywords: 'pass',
    name: 'EAP passthrough {n} enabled',
  }),
  ipv6Internal.toggle('firewall.arpNat', 'ebtables.sys.arpnat.status', 'ARP NAT', HELP, {
    keywords: 'translation',
  }),
  ipv6Internal.interface(
    'firewall.arpNatDevice',
    'ebtables.sys.arpnat.{n}.devname',
    'ARP NAT interface',
    HELP,
    {
      keywords: 'translation',
      name: 'ARP NAT {n} interface',
    },
  ),
  ipv6Internal.toggle('firewall.arpNatEnabled', 'ebtables.sys.arpnat.{n}.status', 'ARP NAT enabled', HELP, {
    keywords: 'translation',
    name: 'ARP NAT {n} enabled',
  }),
];
