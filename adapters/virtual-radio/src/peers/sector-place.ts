const METRES_PER_DEGREE = 111_320;

/** Degrees. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Position of a sector, and the total throughput of its stations, kbps. */
export interface LoadedSector extends Place {
  readonly load: { readonly rxKbps: number; readonly txKbps: number };
}

/** The place some metres from another, in a direction, radians east of north. */
export function placeFrom({ latitude, longitude }: Place, metres: number, bearing: number): Place {
  const eastPerDegree = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (metres * Math.cos(bearing)) / METRES_PER_DEGREE,
    longitude: longitude + (metres * Math.sin(bearing)) / eastPerDegree,
  };
}
