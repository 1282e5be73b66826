import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { settingsPage } from '../../settings/settings-page.tsx';
import { BackupNote } from './backup-note.tsx';
import { ChannelTools } from './channel-tools.tsx';
import { ConnectedStations } from './connected-stations.tsx';
import { LongestLink } from './longest-link.tsx';
import { outline } from './outline.ts';
import { OWN_FIELDS } from './own-fields.ts';
import { UniiUnlock } from './unii-unlock.tsx';
import { WirelessFrame } from './wireless-frame.tsx';

/** All settings of the radio link. */
export const part = settingsPage('wireless', {
  ...outline,
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
