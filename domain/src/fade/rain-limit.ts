import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { UNCERTAINTY_DB } from './level-uncertainty.ts';
import { type Polarization, rainOfAttenuation, specificRainAttenuation } from '../link/rain-attenuation.ts';

/** Rain up to which something holds, mm/h: what is expected, and between which limits it lies. */
export interface RainLimit {
  readonly low: number;
  readonly expected: number;
  /** `MOST_RAIN` stands for that or more. */
  readonly high: number;
}

/** More does not fall for minutes anywhere, mm/h. */
export const MOST_RAIN = 200;

/** A device measures the distance in steps of a microsecond there and back, metres. */
const DISTANCE_ERROR_METRES = 75;
const METRES_PER_KM = 1000;

/**
 * The rain that uses up a margin on a path, if it falls evenly on all of it: ITU-R P.838-3. The limits take in what the level
 * wavers by, an error of the distance, and that the polarization is not known. Undefined outside 1 to 1000 GHz, and for what is
 * no distance or margin.
 */
export function rainLimit(
  { frequencyMhz, distanceMetres }: { readonly frequencyMhz: number; readonly distanceMetres: number },
  marginDb: number,
): RainLimit | undefined {
  const of = (db: number, metres: number, way: Polarization): number => {
    const most = specificRainAttenuation(frequencyMhz, MOST_RAIN, way);
    const dbPerKm = (Math.max(0, db) / metres) * METRES_PER_KM;
    return dbPerKm >= most ? MOST_RAIN : rainOfAttenuation(frequencyMhz, dbPerKm, way);
  };
  if (!isWithin(distanceMetres, PHYSICAL.distanceMetres) || !isWithin(marginDb, PHYSICAL.difference))
    return undefined;
  if (distanceMetres === 0) return undefined;
  const error = UNCERTAINTY_DB['60'];
  const near = Math.max(distanceMetres / 2, distanceMetres - DISTANCE_ERROR_METRES);
  const limit = {
    low: of(marginDb - error, distanceMetres + DISTANCE_ERROR_METRES, 'horizontal'),
    expected: (of(marginDb, distanceMetres, 'horizontal') + of(marginDb, distanceMetres, 'vertical')) / 2,
    high: of(marginDb + error, near, 'vertical'),
  };
  return Object.values(limit).every(Number.isFinite) ? limit : undefined;
}
