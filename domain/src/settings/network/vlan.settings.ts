import { advancedNetwork, always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const vlans = settingsIn({ page: 'network', group: 'VLANs', risk: 'cuts-management' });
const all = vlans.with({ level: 'advanced', visible: advancedNetwork });
const vlan = vlans.with({ subject: 'VLAN {n}' });

/** VLANs: `eth0.10` is VLAN 10 on eth0. §config.interfaces. */
export const vlanSettings = [
  all.toggle('vlan.all', 'vlan.status', 'VLANs', 'Off disables every entry below.'),
  vlan.interface('vlan.device', 'vlan.{n}.devname', 'Interface', 'Parent interface of the VLAN.', {
    required: always,
  }),
  vlan.integer('vlan.id', 'vlan.{n}.id', 'VLAN ID', '802.1Q VLAN ID. Must match the switch.', {
    range: { min: 1, max: 4094 },
    required: always,
    keywords: 'tag 802.1Q',
  }),
  vlan.toggle('vlan.enabled', 'vlan.{n}.status', 'Enabled', ''),
  vlan.text('vlan.comment', 'vlan.{n}.comment', 'Comment', ''),
  all.toggle(
    'vlan.filter',
    'ebtables.sys.vlan.status',
    'VLAN filter',
    'Allows only configured VLANs through the bridge.',
  ),
];
