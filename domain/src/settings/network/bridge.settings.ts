import { advancedNetwork, always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const bridges = settingsIn({
  page: 'network',
  group: 'Bridges',
  risk: 'cuts-management',
  level: 'advanced',
  visible: advancedNetwork,
});
const bridge = bridges.with({ subject: 'Bridge {n}' });
const inPlace = bridge.with({ risk: 'restarts-network' });
const member = bridges.with({ subject: 'Bridge {n} port {m}' });

/** Bridges and the interfaces they join. §config.interfaces. */
export const bridgeSettings = [
  bridges.toggle('bridge.all', 'bridge.status', 'Bridges', 'Off disables every entry below.'),
  bridge.interface('bridge.device', 'bridge.{n}.devname', 'Name', 'Interface name, such as br0.', {
    required: always,
  }),
  bridge.toggle('bridge.enabled', 'bridge.{n}.status', 'Enabled', ''),
  inPlace.text('bridge.comment', 'bridge.{n}.comment', 'Comment', ''),
  inPlace.integer(
    'bridge.forwardDelay',
    'bridge.{n}.fd',
    'Forward delay',
    'Wait before a new port passes traffic.',
    {
      unit: 's',
      range: { min: 0, max: 30 },
    },
  ),
  inPlace.toggle('bridge.stp', 'bridge.{n}.stp.status', 'STP', 'Spanning tree: detects and blocks loops.', {
    keywords: 'spanning tree loop',
  }),
  member.interface('bridge.port', 'bridge.{n}.port.{m}.devname', 'Name', 'Member interface of the bridge.', {
    required: always,
  }),
  member.toggle('bridge.portEnabled', 'bridge.{n}.port.{m}.status', 'Enabled', ''),
];

const vlans = settingsIn({ page: 'network', group: 'VLANs', risk: 'cuts-management' });
const vlanSwitches = vlans.with({ level: 'advanced', visible: advancedNetwork });
const vlan = vlans.with({ subject: 'VLAN {n}' });

/** VLANs: `eth0.10` is VLAN 10 on eth0. §config.interfaces. */
export const vlanSettings = [
  vlanSwitches.toggle('vlan.all', 'vlan.status', 'VLANs', 'Off disables every entry below.'),
  vlan.interface('vlan.device', 'vlan.{n}.devname', 'Interface', 'Parent interface of the VLAN.', {
    required: always,
  }),
  vlan.integer('vlan.id', 'vlan.{n}.id', 'VLAN ID', '802.1Q VLAN ID. Must match the switch.', {
    range: { min: 1, max: 4094 },
    required: always,
    keywords: 'tag 802.1Q',
  }),
  vlan.toggle('vlan.enabled', 'vlan.{n}.status', 'Enabled', ''),
  vlan.text('vlan.comment', 'vlan.{n}.comment', 'Comment', '', { risk: 'restarts-network' }),
  vlanSwitches.toggle(
    'vlan.filter',
    'ebtables.sys.vlan.status',
    'VLAN filter',
    'Allows only configured VLANs through the bridge.',
  ),
];
