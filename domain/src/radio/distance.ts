import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';

/** Speed of light, metres in a microsecond. §9.link-quality. */
export const SPEED_OF_LIGHT_METRES_PER_MICROSECOND = 300;

/** Shortest distance that is set by hand, metres. §9.distance. */
export const MINIMUM_DISTANCE_METRES = 300;

/** Shortest distance of a link, metres. §9. */
export const MINIMUM_VALID_LINK_DISTANCE_METRES = 10;

/** Part of the distance by which a setting exceeds it, to be safe. §9.distance. */
export const DISTANCE_TOLERANCE = 0.17;

/** A distance with its tolerance, metres: 1.17 times. NaN for an invalid distance. */
export function distanceWithTolerance(distanceMetres: number): number {
  return within(distanceMetres, PHYSICAL.distanceMetres) * (1 + DISTANCE_TOLERANCE);
}

/** True if a reported distance can be that of a link: radios on a bench report 0 or 1. */
export function isValidLinkDistance(distanceMetres: number): boolean {
  const { max } = PHYSICAL.distanceMetres;
  return isWithin(distanceMetres, { min: MINIMUM_VALID_LINK_DISTANCE_METRES, max });
}
