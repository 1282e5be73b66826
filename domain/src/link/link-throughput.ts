import type { Station } from '../status/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { LinkEnd } from './link-end.ts';

/** What an end receives and sends, kbps. */
type EndThroughput = Pick<LinkEnd, 'rxThroughputKbps' | 'txThroughputKbps'>;

export interface LinkThroughput {
  readonly local: EndThroughput;
  readonly remote: EndThroughput;
}

/**
 * Traffic of this one link, by one counter wherever it is shown: what one end sends, the other receives. Of a single link
 * this device counts, live; of several it counts the sum, and the report of the peer, which lags, is that of its link.
 * reading 22.
 */
export function linkThroughput({ wireless }: DeviceStatus, station: Station | undefined): LinkThroughput {
  const { remote } = station ?? {};
  const own = wireless.stations.length > 1 ? undefined : wireless;
  const sent = own?.txThroughputKbps ?? remote?.rxThroughputKbps;
  const received = own?.rxThroughputKbps ?? remote?.txThroughputKbps;
  return {
    local: { rxThroughputKbps: received, txThroughputKbps: sent },
    remote: { rxThroughputKbps: sent, txThroughputKbps: received },
  };
}
