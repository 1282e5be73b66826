import { isConnected, type LinkEnds, linkEnds } from '@radiolink/domain/link';
import type { Station } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';

/** A link that can be aligned: one station of an access point. */
export interface AlignedPeer {
  readonly mac: string;
  readonly name: string | undefined;
}

/** The stations of a device, as links to choose from. */
export function alignedPeers({ wireless }: DeviceStatus): readonly AlignedPeer[] {
  return wireless.stations.map(({ mac, remote }) => ({ mac, name: remote?.hostname }));
}

/** The chosen station, the first one unless chosen; undefined while it is gone. */
export function alignedStation({ wireless }: DeviceStatus, chosenMac: string | null): Station | undefined {
  const { stations } = wireless;
  return chosenMac === null ? stations[0] : stations.find(({ mac }) => mac === chosenMac);
}

/** Both ends of the chosen link, of the first one unless chosen; undefined while that link is down. */
export function alignedEnds(status: DeviceStatus, chosenMac: string | null): LinkEnds | undefined {
  const station = alignedStation(status, chosenMac);
  if (station !== undefined) return linkEnds(status, station);
  // airOS 6 and airFiber list no station: their link is that of the device.
  const isUp = chosenMac === null && isConnected(status);
  return isUp ? linkEnds(status) : undefined;
}
