import { message } from '../../errors/message.ts';
import { checkPortOrRange, PORT_OR_RANGE, SPEED_TEST_PORTS } from '../../network/validators.ts';
import { choices, settingsIn } from '../settings-in.ts';
import { all, always, on, routing } from '../conditions.ts';
import { portsInUse } from '../services/service-ports.ts';
import { addressOrNetwork } from '../rules.ts';
import type { SettingRule } from '../setting.ts';

/** A forwarded port, or a range, that the system does not need itself. §5.system-port. */
const checkForwardedPort: SettingRule = (value, context) => {
  const problem = checkPortOrRange(value);
  if (problem !== undefined) return problem;
  const [low, high = low] = value.split(':').map(Number);
  const { airviewPort } = portsInUse(context, '');
  const taken = [...SPEED_TEST_PORTS, airviewPort].find(
    port => port !== undefined && port >= Number(low) && port <= Number(high),
  );
  return taken === undefined ? undefined : message('{0} is used by system', { 0: taken });
};

const shared = { page: 'network', risk: 'restarts-services', visible: routing } as const;
const nat = settingsIn({ ...shared, group: 'NAT', level: 'advanced' });
const masquerade = nat.with({ subject: 'NAT {n}' });
const forwarding = settingsIn({ ...shared, group: 'Port forwarding' });
const forward = forwarding.with({ subject: 'Port forwarding {n}' });
const SYS = 'iptables.sys';
const RULE = `${SYS}.portfw.{n}`;

/** NAT (masquerade), DMZ and port forwarding. §config.firewall. */
export const natSettings = [
  nat.toggle(
    'nat.all',
    `${SYS}.masq.status`,
    'NAT',
    'Translates LAN addresses to the WAN address. Leave on.',
    {
      risk: 'restarts-network',
      keywords: 'masquerade',
    },
  ),
  masquerade.interface('nat.device', `${SYS}.masq.{n}.devname`, 'Interface', 'Usually WAN.', {
    required: always,
  }),
  masquerade.toggle('nat.enabled', `${SYS}.masq.{n}.status`, 'Enabled', ''),
  nat.toggle(
    'nat.clampMss',
    `${SYS}.tcpmss.status`,
    'TCP MSS clamping',
    'Limits TCP segments to the path MTU. Leave on with PPPoE.',
  ),
  nat.toggle(
    'dmz.enabled',
    `${SYS}.dmz.status`,
    'DMZ',
    'Forwards all other incoming connections to one LAN device.',
  ),
  nat.ipv4('dmz.host', `${SYS}.dmz.host`, 'DMZ address', '', {
    visible: all(routing, on(`${SYS}.dmz.status`)),
    required: always,
  }),
  forwarding.toggle(
    'forward.all',
    `${SYS}.portfw.status`,
    'Port forwarding',
    'Forwards incoming connections to LAN devices.',
  ),
  forward.toggle('forward.enabled', `${RULE}.status`, 'Enabled', ''),
  forward.interface('forward.device', `${RULE}.devname`, 'Interface', 'Usually WAN.'),
  forward.ipv4('forward.host', `${RULE}.host`, 'Private IP address', 'IP address of the LAN device.', {
    required: always,
  }),
  forward.port('forward.port', `${RULE}.port`, 'Private port', 'Port on the LAN device.', {
    allowed: PORT_OR_RANGE,
    rule: checkPortOrRange,
  }),
  forward.port(
    'forward.publicPort',
    `${RULE}.dport`,
    'Public port',
    'Port on the WAN address, or a range low:high.',
    {
      allowed: PORT_OR_RANGE,
      rule: checkForwardedPort,
      required: always,
    },
  ),
  forward.choice('forward.protocol', `${RULE}.proto`, 'Protocol', '', {
    choices: choices(['TCP', 'TCP'], ['UDP', 'UDP']),
    open: true,
  }),
  forward.text(
    'forward.source',
    `${RULE}.src`,
    'Source',
    'Allowed source address, with optional prefix length.',
    addressOrNetwork,
  ),
  forward.text(
    'forward.destination',
    `${RULE}.dst`,
    'Destination',
    'Public destination address, with optional prefix length.',
    addressOrNetwork,
  ),
  forward.text('forward.comment', `${RULE}.comment`, 'Comment', ''),
];
