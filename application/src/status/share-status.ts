import type { Station } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { sameStructure, shareStructure } from './share-structure.ts';

const NONE: readonly Station[] = [];

/**
 * The newer status, built from the parts of the older one that did not change. A station is the older one or the newer one as
 * a whole: its uptime alone differs at nearly every tick, and comparing each of its numbers would cost half of it.
 */
export function shareStatus(before: DeviceStatus | null, after: DeviceStatus): DeviceStatus {
  if (before === null) return after;
  const stations = sharedStations(before.wireless.stations, after.wireless.stations);
  const known = withStations(before, NONE);
  const shared = shareStructure(known, withStations(after, NONE));
  const isSameAir = shared.wireless === known.wireless && stations === before.wireless.stations;
  if (shared === known && isSameAir) return before;
  return { ...shared, wireless: isSameAir ? before.wireless : { ...shared.wireless, stations } };
}

const withStations = (status: DeviceStatus, stations: readonly Station[]): DeviceStatus => ({
  ...status,
  wireless: { ...status.wireless, stations },
});

function sharedStations(before: readonly Station[], after: readonly Station[]): readonly Station[] {
  const stations = after.map((station, place) => {
    const known = before[place];
    return known !== undefined && sameStructure(known, station) ? known : station;
  });
  const isSame = stations.length === before.length && stations.every((one, place) => one === before[place]);
  return isSame ? before : stations;
}
