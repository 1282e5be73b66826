import { WAN_MODELS } from '@radiolink/application/address-services';
import { settingsPage } from '../../settings/index.ts';
import { NETWORK_LISTS } from './lists.ts';
import { NetworkDrawing } from './network-drawing.tsx';
import { NetworkFrame } from './network-frame.tsx';
import { OWN_FIELDS } from './own-fields.tsx';

/** All settings of the network. */
export const part = settingsPage('network', {
  order: [
    'Network mode',
    'Interfaces',
    'DHCP client',
    'PPPoE',
    'DNS',
    'DHCP server',
    'NAT',
    'Port forwarding',
  ],
  entries: NETWORK_LISTS,
  extras: { 'Network mode': NetworkDrawing },
  fields: OWN_FIELDS,
  Frame: NetworkFrame,
  models: WAN_MODELS,
});
