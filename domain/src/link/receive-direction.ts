import type { LinkSide } from './link-end.ts';
import type { WirelessRole } from './wireless-role.ts';

/** A way through the air: downlink is from the access point to the station, wherever it is read. reading 44. */
export type AirDirection = 'downlink' | 'uplink';

/**
 * Which direction an end receives. Downlink is access point to station at whichever end it is read: the station
 * receives the downlink. So `dl_signal_expect` is the expected signal of the station and `ul_signal_expect` that of
 * the access point. Recorded links confirm it: a station with receive rate 9 and transmit rate 8 reports
 * `dl_rate_expect` 9 and `ul_rate_expect` 8, and its downlink capacity fits rate 9.
 */
export function receiveDirection(localRole: WirelessRole | undefined, side: LinkSide): AirDirection {
  const localReceives = localRole === 'station' ? 'downlink' : 'uplink';
  if (side === 'local') return localReceives;
  return localReceives === 'downlink' ? 'uplink' : 'downlink';
}

/**
 * What an end sends and receives, as what goes down from the access point and up to it.
 * @param receives the direction that the end receives
 */
export function downAndUp<Value>(
  receives: AirDirection,
  { sent, received }: { readonly sent: Value; readonly received: Value },
): { readonly down: Value; readonly up: Value } {
  return receives === 'downlink' ? { down: received, up: sent } : { down: sent, up: received };
}
