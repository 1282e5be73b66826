import { NETWORK_MODES } from '../../network/network-mode.ts';
import { routing } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const mode = settingsIn({ page: 'network', group: 'Network mode', risk: 'cuts-management' });
const internal = settingsIn({
  page: 'network',
  group: 'Network mode',
  risk: 'cuts-management',
  level: 'internal',
});

/** Network mode of the device. config-format §2. */
export const networkModeSettings = [
  mode.choice(
    'network.mode',
    'netmode',
    'Network mode',
    'Bridge: forwards at layer 2. Router: routes between WAN and LAN.',
    {
      choices: NETWORK_MODES.map(({ mode: value, name }) => ({ value, label: name })),
      default: 'bridge',
      keywords: 'NAT router bridge SOHO',
    },
  ),
  mode.toggle(
    'network.advanced',
    'gui.network.advanced.status',
    'Advanced network view',
    'Shows interfaces, bridges and VLANs one by one.',
    {
      level: 'advanced',
      risk: 'none',
      keywords: 'VLAN bridge interface MTU tag',
    },
  ),
  internal.toggle('network.interfaces', 'netconf.status', 'Interfaces in use', 'Set by the device.'),
  mode.toggle(
    'network.multicastRouting',
    'igmpproxy.status',
    'Multicast routing',
    'Forwards multicast between networks (IGMP proxy). Leave off when in doubt.',
    {
      group: 'Multicast',
      risk: 'restarts-services',
      level: 'advanced',
      visible: routing,
      keywords: 'IGMP proxy IPTV',
    },
  ),
  mode.interface(
    'network.multicastUpstream',
    'igmpproxy.upstream.devname',
    'Multicast upstream',
    'Usually WAN.',
    {
      group: 'Multicast',
      risk: 'restarts-services',
      level: 'advanced',
      visible: (context, indexes) =>
        routing(context, indexes) && context.values.get('igmpproxy.status') === 'enabled',
      required: ({ values }) => values.get('igmpproxy.status') === 'enabled',
      keywords: 'IGMP proxy',
    },
  ),
  mode.toggle(
    'network.upnp',
    'upnpd.status',
    'UPnP',
    'Lets LAN devices open ports automatically. Leave off unless one requires it.',
    {
      group: 'Port forwarding',
      risk: 'restarts-services',
      level: 'advanced',
      visible: routing,
    },
  ),
];
