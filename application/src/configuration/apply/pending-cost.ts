import { type ConfigStore, managementAddress } from '@radiolink/domain/configuration';
import { type ChangeImpact, changeImpact, type PageAddress, pageUrl } from '@radiolink/domain/impact';
import type { FaultFacts } from '@radiolink/domain/settings';
import type { DeviceStatus } from '@radiolink/domain/status';
import { combine, createEffect, createStore, sample, type Store } from 'effector';
import type { PlacePort } from '../../place/place.port.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ProbePort } from '../probe.port.ts';

/** Properties of the hardware and of the country being set; what is unknown is missing. */
export interface CostFacts extends FaultFacts {
  /** Control frequency of the access point to which this station is connected, MHz. */
  readonly linkedMhz?: number | undefined;
}

/** Impact of applying the pending changes; null without any. */
export function impactOf(
  store: ConfigStore,
  { channels, linkedMhz }: Pick<CostFacts, 'channels' | 'linkedMhz'>,
): ChangeImpact | null {
  if (!store.isChanged) return null;
  const { original, running } = store;
  return changeImpact({ before: original, after: running, linkedMhz, ...(channels && { channels }) });
}

/** Control frequency of the access point of a connected station, MHz. */
export function linkedFrequency({ wireless }: DeviceStatus): number | undefined {
  return wireless.mode?.startsWith('sta') && wireless.stations.length > 0 ? wireless.frequencyMhz : undefined;
}

export interface NewAddressPorts {
  readonly place: PlacePort;
  readonly probe: ProbePort;
}

/**
 * The future URL of the page, if it is shown at the very address that moves: a relay or a hostname follows
 * automatically.
 */
export function pageMovesTo(store: ConfigStore | undefined, place: PlacePort): PageAddress | undefined {
  if (store === undefined || managementAddress(store.original) !== place.host) return undefined;
  return changeImpact({ before: store.original, after: store.running }).newAddress;
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
  const $address = editing.$state.map(state => pageMovesTo(state?.store, ports.place) ?? null);
  const $movesTo = $address.map(address => (address === null ? null : pageUrl(address)));
  const lookFx = createEffect((address: PageAddress) => isTaken(address, ports));
  const moved = sample({ clock: $movesTo.updates, source: $address });
  sample({ clock: moved.filterMap(address => address ?? undefined), target: lookFx });
  const $answered = createStore<string | null>(null)
    .on(lookFx.done, (known, { params, result }) => (result ? pageUrl(params) : known))
    .reset($movesTo.updates);
  return combine($movesTo, $answered, (url, answered) => (url === answered ? url : null));
}
