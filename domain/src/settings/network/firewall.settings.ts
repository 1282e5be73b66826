import { checkPortOrRange, PORT_OR_RANGE } from '../../network/validators.ts';
import { choices, settingsIn } from '../settings-in.ts';
import { always, on } from '../conditions.ts';
import { addressOrNetwork } from '../rules.ts';

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
  rule.text('firewall.comment', `${RULE}.comment`, 'Comment', ''),
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
