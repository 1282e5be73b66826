import { checkCidr } from '../../network/ipv4.ts';
import { checkPortOrRange, PORT_OR_RANGE } from '../../network/port.ts';
import { choices } from '../choices.ts';
import { always, on } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const firewall = { page: 'network', group: 'Firewall', risk: 'cuts-management', level: 'advanced' } as const;
const all = settingsIn(firewall);
const kept = settingsIn({ ...firewall, level: 'internal' });
const rule = settingsIn({ ...firewall, subject: 'Firewall rule {n}', visible: on('iptables.sys.fw.status') });
const access = settingsIn({ ...firewall, group: 'Management access', subject: 'Management access {n}' });
const SYS = 'iptables.sys';
const RULE = `${SYS}.fw.{n}`;
const HELP = 'Set by the device.';

/** What may pass, and from where the device may be managed. config-format §4. */
export const firewallSettings = [
  kept.toggle('firewall.ipv4Tables', 'iptables.status', 'IPv4 tables', HELP),
  kept.toggle('firewall.ipv4System', `${SYS}.status`, 'IPv4 system tables', HELP),
  all.toggle('firewall.enabled', `${SYS}.fw.status`, 'Firewall', 'Judges every packet by the rules below.', {
    keywords: 'filter iptables',
  }),
  rule.toggle('firewall.rule', `${RULE}.status`, 'Enabled', 'Whether the rule counts.'),
  rule.choice('firewall.target', `${RULE}.target`, 'Action', 'What happens to packets that match.', {
    choices: choices(['ACCEPT', 'Accept'], ['DROP', 'Drop']),
    open: true,
    required: always,
  }),
  rule.text('firewall.protocol', `${RULE}.proto`, 'Protocol', 'TCP, UDP, ICMP or empty for all.'),
  rule.interface('firewall.interface', `${RULE}.in`, 'Interface', 'Interface on which packets arrive.'),
  rule.text('firewall.source', `${RULE}.src`, 'Source', 'Sender, with an optional mask length.', {
    rule: checkCidr,
    stripped: true,
  }),
  rule.port(
    'firewall.sourcePort',
    `${RULE}.src_port`,
    'Source port',
    'Port of the sender, or a range low:high.',
    {
      allowed: PORT_OR_RANGE,
      rule: checkPortOrRange,
    },
  ),
  rule.text('firewall.destination', `${RULE}.dst`, 'Destination', 'Receiver, with an optional mask length.', {
    rule: checkCidr,
    stripped: true,
  }),
  rule.port(
    'firewall.destinationPort',
    `${RULE}.dst_port`,
    'Destination port',
    'Port of the receiver, or a range low:high.',
    {
      allowed: PORT_OR_RANGE,
      rule: checkPortOrRange,
    },
  ),
  rule.text('firewall.notSource', `${RULE}.not.src`, 'All but the source', 'Matches every other sender.'),
  rule.text(
    'firewall.notDestination',
    `${RULE}.not.dst`,
    'All but the destination',
    'Matches every other receiver.',
  ),
  rule.text('firewall.comment', `${RULE}.comment`, 'Comment', 'What the rule is for.'),
  all.toggle(
    'management.restricted',
    `${SYS}.mgmt.status`,
    'Restricted management',
    'Allows management only on the interfaces below.',
    {
      group: 'Management access',
    },
  ),
  access.interface(
    'management.device',
    `${SYS}.mgmt.{n}.devname`,
    'Interface',
    'Interface on which the device may be managed.',
    {
      required: always,
    },
  ),
  access.toggle(
    'management.enabled',
    `${SYS}.mgmt.{n}.status`,
    'Enabled',
    'Whether management is allowed there.',
  ),
];
