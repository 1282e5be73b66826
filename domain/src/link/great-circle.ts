import type { Maybe } from '../status/host-status.ts';
import { isWithin } from '../units/physical-range.ts';

/** A place on the Earth, decimal degrees: north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place as a device reports it. */
export interface ReportedPlace {
  readonly latitude?: Maybe<number>;
  readonly longitude?: Maybe<number>;
}

/** The way from one place to another. */
export interface Way {
  readonly distanceMetres: number;
  /** Direction at the start, degrees clockwise from true north: 0 to below 360. */
  readonly bearingDegrees: number;
}

/** Mean radius of the Earth, IUGG. */
const EARTH_RADIUS_METRES = 6_371_008.8;
const FULL_CIRCLE = 360;
const LATITUDE = { min: -90, max: 90 };
const LONGITUDE = { min: -180, max: 180 };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whether both numbers are degrees of a place. 0, 0 is what a device reports that has no location. */
export function isPlace(place: ReportedPlace | undefined): place is Place {
  if (!isWithin(place?.latitude, LATITUDE) || !isWithin(place?.longitude, LONGITUDE)) return false;
  return place?.latitude !== 0 || place.longitude !== 0;
}

/**
 * Distance and bearing along the great circle between two ends of a link; undefined unless both are places. By the
 * haversine formula: exact to 0.5 % of the distance, as the Earth is no sphere.
 */
export function greatCircle(from: ReportedPlace | undefined, to: ReportedPlace | undefined): Way | undefined {
  if (!isPlace(from) || !isPlace(to)) return undefined;
  const [north, otherNorth] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const half =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin(east / 2) ** 2;
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(otherNorth),
    Math.cos(north) * Math.sin(otherNorth) - Math.sin(north) * Math.cos(otherNorth) * Math.cos(east),
  );
  return {
    distanceMetres: 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half))),
    bearingDegrees: ((bearing * 180) / Math.PI + FULL_CIRCLE) % FULL_CIRCLE,
  };
}
