import { WAN_MODELS } from '@radiolink/application/address-services';
import { settingsPage } from '../../settings/index.ts';
import { NETWORK_LISTS } from './lists.ts';
import { NetworkFrame } from './network-frame.tsx';
import { NetworkOverview } from './network-overview.tsx';
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
  extras: { 'Network mode': NetworkOverview },
  fields: OWN_FIELDS,
  Frame: NetworkFrame,
  models: WAN_MODELS,
});
