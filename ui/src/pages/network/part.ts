import { WAN_MODELS } from '@radiolink/application/address-services';
import { settingsPage } from '../../settings/index.ts';
import { NetworkFrame } from './network-frame.tsx';
import { NetworkOverview } from './network-overview.tsx';
import { outline } from './outline.ts';
import { OWN_FIELDS } from './own-fields.tsx';

/** All settings of the network. */
export const part = settingsPage('network', {
  ...outline,
  extras: { 'Network mode': NetworkOverview },
  fields: OWN_FIELDS,
  Frame: NetworkFrame,
  models: WAN_MODELS,
});
