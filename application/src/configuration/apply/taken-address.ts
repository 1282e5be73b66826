import { type PageAddress, pageMovesTo, pageUrl } from '@radiolink/domain/impact';
import { combine, createEffect, createStore, sample, type Store } from 'effector';
import type { LocationPort } from '../../place/place.port.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ProbePort } from '../probe.port.ts';

export interface NewAddressPorts {
  readonly place: LocationPort;
  readonly probe: ProbePort;
}

/**
 * True if a device responds at an address to which this device has not moved yet: that is another device. At
 * the address of this page only the device itself responds, on any port.
 */
export async function isTaken(
  address: PageAddress | undefined,
  { place, probe }: NewAddressPorts,
): Promise<boolean> {
  if (address === undefined || address.host === place.host) return false;
  return probe.answers(pageUrl(address)).catch(() => false);
}

/**
 * The URL of the page to which the pending changes move it, if another device has it; null while none is
 * known.
 */
export function createTakenAddress({
  editing,
  ...ports
}: NewAddressPorts & { readonly editing: EditingModel }): Store<string | null> {
  const $address = editing.$state.map(state => (state && pageMovesTo(state.store, ports.place.host)) ?? null);
  const $movesTo = $address.map(address => (address === null ? null : pageUrl(address)));
  const lookFx = createEffect((address: PageAddress) => isTaken(address, ports));
  sample({ clock: $movesTo.updates, source: $address, filter: Boolean, target: lookFx });
  const $answered = createStore<string | null>(null)
    .on(lookFx.done, (known, { params, result }) => (result ? pageUrl(params) : known))
    .reset($movesTo.updates);
  return combine($movesTo, $answered, (url, answered) => (url === answered ? url : null));
}
