import { NETWORK_MODES } from '../../status/network-mode.ts';
import { all, on, routing } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const mode = settingsIn({ page: 'network', group: 'Mode and addresses', risk: 'cuts-management' });
const internal = mode.with({ level: 'internal' });
const service = { page: 'network', risk: 'restarts-services', level: 'advanced', visible: routing } as const;
const multicast = settingsIn({ ...service, group: 'Multicast' });
const forwarding = settingsIn({ ...service, group: 'Port forwarding' });
const proxied = on('igmpproxy.status');

/** Network mode of the device. §config.interfaces. */
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
    'Shows interfaces, bridges and VLANs individually.',
    {
      level: 'advanced',
      risk: 'none',
      keywords: 'VLAN bridge interface MTU tag',
    },
  ),
  internal.toggle('network.interfaces', 'netconf.status', 'Interfaces in use', 'Set by the device.'),
  multicast.toggle(
    'network.multicastRouting',
    'igmpproxy.status',
    'Multicast routing',
    'Forwards multicast between networks (IGMP proxy). Leave off when in doubt.',
    { keywords: 'IGMP proxy IPTV' },
  ),
  multicast.interface(
    'network.multicastUpstream',
    'igmpproxy.upstream.devname',
    'Multicast upstream',
    'Usually WAN.',
    {
      visible: all(routing, proxied),
      required: proxied,
      keywords: 'IGMP proxy',
    },
  ),
  forwarding.toggle(
    'network.upnp',
    'upnpd.status',
    'UPnP',
    'Lets LAN devices open ports automatically. Leave off unless one requires it.',
  ),
];
