import { advancedNetwork, always } from '../conditions.ts';
import { settingsIn } from '../settings-in.ts';

const all = settingsIn({
  page: 'network',
  group: 'Bridges',
  risk: 'cuts-management',
  level: 'advanced',
  visible: advancedNetwork,
});
const bridge = all.with({ subject: 'Bridge {n}' });
const member = all.with({ subject: 'Bridge {n} port {m}' });

/** Bridges and the interfaces they join. §config.interfaces. */
export const bridgeSettings = [
  all.toggle('bridge.all', 'bridge.status', 'Bridges', 'Off disables every entry below.'),
  bridge.interface('bridge.device', 'bridge.{n}.devname', 'Name', 'Interface name, such as br0.', {
    required: always,
  }),
  bridge.toggle('bridge.enabled', 'bridge.{n}.status', 'Enabled', ''),
  bridge.text('bridge.comment', 'bridge.{n}.comment', 'Comment', ''),
  bridge.integer(
    'bridge.forwardDelay',
    'bridge.{n}.fd',
    'Forward delay',
    'Wait before a new port passes traffic.',
    {
      unit: 's',
      range: { min: 0, max: 30 },
    },
  ),
  bridge.toggle('bridge.stp', 'bridge.{n}.stp.status', 'STP', 'Spanning tree: detects and blocks loops.', {
    keywords: 'spanning tree loop',
  }),
  member.interface('bridge.port', 'bridge.{n}.port.{m}.devname', 'Name', 'Member interface of the bridge.', {
    required: always,
  }),
  member.toggle('bridge.portEnabled', 'bridge.{n}.port.{m}.status', 'Enabled', ''),
];
