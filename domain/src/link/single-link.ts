import type { DeviceStatus } from '../status/device-status.ts';
import type { WirelessStatus } from '../status/wireless-status.ts';
import { isPtpMode, wirelessRole } from './wireless-role.ts';

type OfLink = Partial<Pick<WirelessStatus, 'distanceMetres' | 'linkSeconds' | 'polling'>>;

const OF_NO_LINK: OfLink = {};

/**
 * What the radio reports of its link as a whole, for the readings that the station itself lacks. Of several stations
 * it is nothing: the distance of the radio is that of the farthest, its time and airtime are those of all. reading 17.
 */
export function singleLink(wireless: WirelessStatus): OfLink {
  return wireless.stations.length > 1 ? OF_NO_LINK : wireless;
}

/** Whether the device has no single link of which its figures would be: a point-to-multipoint access point has a sector. */
export function isPtmpAccessPoint({ wireless }: DeviceStatus): boolean {
  return wirelessRole(wireless.mode) === 'access-point' && !isPtpMode(wireless.mode);
}
