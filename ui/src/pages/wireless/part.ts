import { WirelessModel } from '@radiolink/application/wireless';
import { settingsPage } from '../../settings/index.ts';
import { BackupNote } from './backup-note.tsx';
import { ChannelTools } from './channel-tools.tsx';
import { ConnectedStations } from './connected-stations.tsx';
import { LongestLink } from './longest-link.tsx';
import { OWN_FIELDS } from './own-fields.ts';
import { UniiUnlock } from './unii-unlock.tsx';
import { WirelessFrame } from './wireless-frame.tsx';

/** All settings of the radio link. */
export const part = settingsPage('wireless', {
  order: ['Mode and country', 'Wireless network', '60 GHz radio'],
  entries: {
    'wireless.1.mac_acl': {
      entry: 'Entry {number}',
      made: { add: 'Add station', empty: 'No entries' },
    },
  },
  extras: {
    'Mode and country': UniiUnlock,
    '60 GHz radio': BackupNote,
    Channel: ChannelTools,
    Distance: LongestLink,
    'MAC access list': ConnectedStations,
  },
  fields: OWN_FIELDS,
  Frame: WirelessFrame,
  needs: [WirelessModel],
});
