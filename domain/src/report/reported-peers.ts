import { worstStations } from '../station/station-order.ts';
import { stationRows } from '../station/station-row.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Station } from '../status/station.ts';

/** Of an access point's stations at most this many are reported: those that need a ticket. */
export const REPORTED_STATIONS = 5;

/** The remote ends of the links of a report; undefined for a link without one. */
export function reportedPeers(status: DeviceStatus, station?: Station): readonly (Station | undefined)[] {
  if (station !== undefined) return [station];
  const { stations } = status.wireless;
  if (stations.length <= 1) return [stations[0]];
  const worst = worstStations(stationRows(status), REPORTED_STATIONS).map(row => row.station);
  return worst.length === 0 ? stations.slice(0, 1) : worst;
}
