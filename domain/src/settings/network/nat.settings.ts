import { checkCidr, checkNonZeroIpv4 } from '../../network/ipv4.ts';
import { checkPortOrRange, PORT_OR_RANGE } from '../../network/port.ts';
import { choices } from '../choices.ts';
import { all, always, on, routing } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const nat = {
  page: 'network',
  group: 'NAT',
  risk: 'restarts-services',
  level: 'advanced',
  visible: routing,
} as const;
const forwarding = {
  ...nat,
  group: 'Port forwarding',
  visible: all(routing, on('iptables.sys.portfw.status')),
} as const;
const masquerade = settingsIn({ ...nat, subject: 'NAT {n}' });
const forward = settingsIn({ ...forwarding, subject: 'Port forwarding {n}' });
const SYS = 'iptables.sys';
const RULE = `${SYS}.portfw.{n}`;

/** Hiding a network behind one address, and the doors in that wall. config-format §4. */
export const natSettings = [
  settingsIn(nat).toggle('nat.all', `${SYS}.masq.status`, 'NAT', 'Hides the networks behind this device.', {
    risk: 'cuts-management',
    keywords: 'masquerade',
  }),
  masquerade.interface(
    'nat.device',
    `${SYS}.masq.{n}.devname`,
    'Interface',
    'Interface behind whose address all hide.',
    {
      required: always,
    },
  ),
  masquerade.toggle(
    'nat.enabled',
    `${SYS}.masq.{n}.status`,
    'Enabled',
    'Whether addresses are hidden on this interface.',
  ),
  settingsIn(nat).toggle(
    'nat.clampMss',
    `${SYS}.tcpmss.status`,
    'TCP MSS clamping',
    'Keeps connections whole over a smaller MTU.',
  ),
  settingsIn(nat).toggle(
    'dmz.enabled',
    `${SYS}.dmz.status`,
    'DMZ',
    'Sends all that is not forwarded otherwise to one device.',
  ),
  settingsIn(nat).ipv4('dmz.host', `${SYS}.dmz.host`, 'DMZ address', 'Device that receives it.', {
    rule: checkNonZeroIpv4,
    visible: all(routing, on(`${SYS}.dmz.status`)),
    required: always,
  }),
  settingsIn(nat).toggle(
    'forward.all',
    `${SYS}.portfw.status`,
    'Port forwarding',
    'Leads connections from outside to devices inside.',
    {
      group: 'Port forwarding',
    },
  ),
  forward.toggle('forward.enabled', `${RULE}.status`, 'Enabled', 'Whether the rule counts.'),
  forward.interface(
    'forward.device',
    `${RULE}.devname`,
    'Interface',
    'Interface on which connections arrive.',
  ),
  forward.ipv4('forward.host', `${RULE}.host`, 'Private IP address', 'Device inside that answers.', {
    rule: checkNonZeroIpv4,
    required: always,
  }),
  forward.port('forward.port', `${RULE}.port`, 'Private port', 'Port of the device inside.', {
    allowed: PORT_OR_RANGE,
    rule: checkPortOrRange,
  }),
  forward.port('forward.publicPort', `${RULE}.dport`, 'Public port', 'Port outside, or a range low:high.', {
    allowed: PORT_OR_RANGE,
    rule: checkPortOrRange,
    required: always,
  }),
  forward.choice('forward.protocol', `${RULE}.proto`, 'Protocol', 'Kind of connection.', {
    choices: choices(['TCP', 'TCP'], ['UDP', 'UDP']),
    open: true,
  }),
  forward.text('forward.source', `${RULE}.src`, 'Source', 'Who may connect, with an optional mask length.', {
    rule: checkCidr,
    stripped: true,
  }),
  forward.text(
    'forward.destination',
    `${RULE}.dst`,
    'Destination',
    'Address outside, with an optional mask length.',
    {
      rule: checkCidr,
      stripped: true,
    },
  ),
  forward.text('forward.comment', `${RULE}.comment`, 'Comment', 'What the rule is for.'),
];
