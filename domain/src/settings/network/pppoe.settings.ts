import { message } from '../../errors/message.ts';
import { always, routing } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const all = settingsIn({
  page: 'network',
  group: 'PPPoE',
  risk: 'cuts-management',
  level: 'advanced',
  visible: routing,
});
const special = all.with({ subject: 'PPPoE {n}' });
const client = special.with({ level: 'basic' });
const packet = { unit: 'B', default: '1492', range: { min: 68, max: 1500 } } as const;

/** PPPoE: the way in to most providers. §config.addressing. */
export const pppoeSettings = [
  all.toggle('pppoe.all', 'ppp.status', 'PPPoE', 'Off disables every entry below.'),
  client.toggle('pppoe.enabled', 'ppp.{n}.status', 'Enabled', 'Connects to the ISP with PPPoE.'),
  client.interface('pppoe.device', 'ppp.{n}.devname', 'Interface', 'Interface connected to the ISP.', {
    required: always,
  }),
  client.text('pppoe.userName', 'ppp.{n}.name', 'Username', 'Provided by the ISP.', {
    required: always,
    requiredProblem: message('PPPoE needs a username.'),
    keywords: 'account login',
  }),
  client.secret('pppoe.password', 'ppp.{n}.password', 'Password', 'Provided by the ISP.', {
    required: always,
    requiredProblem: message('PPPoE needs a password.'),
    keywords: 'account login',
  }),
  special.text('pppoe.service', 'ppp.{n}.service', 'Service name', 'Only if the ISP requires it.'),
  special.integer('pppoe.mtu', 'ppp.{n}.mtu', 'MTU', 'Largest packet sent without fragmentation.', packet),
  special.integer(
    'pppoe.mru',
    'ppp.{n}.mru',
    'MRU',
    'Largest packet received without fragmentation.',
    packet,
  ),
  special.ipv4(
    'pppoe.fallback',
    'ppp.{n}.fallback',
    'Fallback IP address',
    'IP address used when the ISP does not respond.',
    {},
  ),
  special.netmask('pppoe.fallbackNetmask', 'ppp.{n}.fallback_netmask', 'Fallback netmask', ''),
  special.toggle(
    'pppoe.encryption',
    'ppp.{n}.require.mppe128',
    'MPPE encryption',
    'Only if the ISP requires it.',
    {
      default: 'disabled',
    },
  ),
  special.toggle('pppoe.ipv6', 'ppp.{n}.ipv6.status', 'IPv6', 'Only if the ISP offers it.'),
  all.toggle(
    'pppoe.relay',
    'pppoe-relay.status',
    'PPPoE relay',
    'Relays PPPoE sessions of LAN devices to the WAN. Leave off when in doubt.',
    { risk: 'restarts-services' },
  ),
];
