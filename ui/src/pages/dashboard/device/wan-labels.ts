import type { WanAction } from '@radiolink/application/address-services/wan.model';
import type { WanRow } from '@radiolink/application/address-services/wan-row';
import type { Tone } from '../../../components/index.ts';

/** Text and colour of the reported states of an address. Other states are shown unchanged. */
export const WAN_STATES: Readonly<Record<string, readonly [Tone, string]>> = {
  bound: ['good', 'Address assigned'],
  init: ['busy', 'Requesting address'],
  failed: ['bad', 'No address received'],
  up: ['good', 'Connected'],
  down: ['bad', 'Not connected'],
};

/** Actions for each kind of address. */
export const WAN_ACTIONS: Readonly<Record<WanRow['kind'], readonly WanAction[]>> = {
  dhcp: ['renew', 'release'],
  pppoe: ['reconnect'],
};

export const WAN_KINDS: Readonly<Record<WanRow['kind'], string>> = { dhcp: 'DHCP', pppoe: 'PPPoE' };

export const WAN_ACTION_LABELS: Readonly<Record<WanAction, string>> = {
  renew: 'Renew',
  release: 'Release',
  reconnect: 'Reconnect',
};

/** Confirmation before an action that removes the address, temporarily or permanently. */
export const WAN_ACTION_WARNINGS: Readonly<Partial<Record<WanAction, string>>> = {
  release:
    'Releases the WAN address. Until it is renewed, LAN devices have no WAN access and the router cannot be reached from the WAN.',
  reconnect:
    'Disconnects and reconnects the PPPoE session. LAN devices have no WAN access during this time, and the WAN address may change.',
};
