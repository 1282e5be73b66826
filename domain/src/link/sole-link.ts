import type { WirelessStatus } from '../status/wireless-status.ts';

type OfLink = Partial<Pick<WirelessStatus, 'distanceMetres' | 'linkSeconds' | 'polling'>>;

const OF_NO_LINK: OfLink = {};

/**
 * What the radio reports of its link as a whole, for the readings that the station itself lacks. Of several stations
 * it is nothing: the distance of the radio is that of the farthest, its time and airtime are those of all. decided.md
 * row 17.
 */
export function soleLink(wireless: WirelessStatus): OfLink {
  return wireless.stations.length > 1 ? OF_NO_LINK : wireless;
}
