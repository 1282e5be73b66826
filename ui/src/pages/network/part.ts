import { WAN_MODELS } from '@radiolink/application/address-services/wan-part';
import { settingsPage } from '../../settings/settings-page.tsx';
import { Connection } from './connection.tsx';
import { keysElsewhere } from './connection-keys.ts';
import { NetworkFrame } from './network-frame.tsx';
import { outline } from './outline.ts';
import { entries } from './list-words.ts';
import { OWN_FIELDS } from './own-fields.tsx';

/** All settings of the network. */
export const part = settingsPage('network', {
  ...outline,
  entries,
  extras: { 'Network mode': Connection },
  elsewhere: keysElsewhere,
  fields: OWN_FIELDS,
  Frame: NetworkFrame,
  models: WAN_MODELS,
});
