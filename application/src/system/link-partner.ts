import { linkEnds, type ReportedPlace } from '@radiolink/domain/link';
import { isValidLinkDistance } from '@radiolink/domain/radio';
import type { DeviceStatus } from '@radiolink/domain/status';

/** The remote end of a link of two devices, as the system page needs it. */
export interface LinkPartner {
  readonly name: string | undefined;
  /** As its device reports it. */
  readonly firmware: string | undefined;
  readonly gps: ReportedPlace | undefined;
  /** Distance that the radio measured, metres; undefined until it did. */
  readonly measuredMetres: number | undefined;
}

/** The one station of the radio; null where there is none, or more than one. */
export function linkPartner(status: DeviceStatus): LinkPartner | null {
  const [station, ...others] = status.wireless.stations;
  if (station === undefined || others.length > 0) return null;
  const { remote, distanceMetres } = linkEnds(status);
  return {
    name: remote?.name,
    firmware: remote?.firmware,
    gps: station.remote?.gps,
    measuredMetres:
      distanceMetres !== undefined && isValidLinkDistance(distanceMetres) ? distanceMetres : undefined,
  };
}
