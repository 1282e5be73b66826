import { message, type Problem } from '../errors/message.ts';
import { FEET_PER_METRE } from '../units/length.ts';
import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import { isAutoWidth } from './channel-width.ts';
import {
  DISTANCE_TOLERANCE,
  distanceWithTolerance,
  SPEED_OF_LIGHT_METRES_PER_MICROSECOND,
} from './distance.ts';

/** Wait for an acknowledgement at no distance, microseconds. §9.ack. */
export const MIN_ACK_MICROSECONDS = 31;

/** Longest wait the hardware's counter holds, microseconds: 14 bits at 88 MHz. §9.ack. */
export const ACK_REGISTER_LIMIT_MICROSECONDS = 16_383 / 88;

/** Distance that costs one microsecond, there and back, metres. */
const METRES_PER_MICROSECOND = SPEED_OF_LIGHT_METRES_PER_MICROSECOND / 2;

/** ACK timeout for a distance in metres, microseconds. NaN for an invalid distance. */
export function ackForDistance(distanceMetres: number): number {
  return MIN_ACK_MICROSECONDS + within(distanceMetres, PHYSICAL.distanceMetres) / METRES_PER_MICROSECOND;
}

/** The distance in metres that a wait in microseconds reaches; NaN for a wait below the minimum, and for an invalid one. */
export function distanceForAck(ackMicroseconds: number): number {
  return within((ackMicroseconds - MIN_ACK_MICROSECONDS) * METRES_PER_MICROSECOND, PHYSICAL.distanceMetres);
}

/**
 * Longest wait of a board, microseconds: that of its distance limit in metres, or of the hardware when it has none (0).
 * NaN for an invalid limit.
 */
export function maxAckMicroseconds(distanceLimitMetres = 0): number {
  return distanceLimitMetres === 0 ? ACK_REGISTER_LIMIT_MICROSECONDS : ackForDistance(distanceLimitMetres);
}

/** Distance from which a link must run without acknowledgements, metres by width in MHz. §9. */
const NO_ACK_DISTANCES: Readonly<Record<number, number>> = {
  10: 37_500,
  20: 22_500,
  40: 22_500,
  80: 22_500,
  30: 15_000,
  60: 15_000,
  50: 18_000,
};

/** The same for widths the table does not name, metres. §9.no-ack. */
export const DEFAULT_NO_ACK_DISTANCE_METRES = 22_500;

/**
 * The no-ack distance of a width, metres. `widthMhz` may be a width code; NaN for what is neither. §9.no-ack.
 */
export function noAckDistanceMetres(widthMhz: number): number {
  if (!isAutoWidth(widthMhz) && !isWithin(widthMhz, PHYSICAL.widthMhz)) return Number.NaN;
  return NO_ACK_DISTANCES[widthMhz] ?? DEFAULT_NO_ACK_DISTANCE_METRES;
}

/**
 * Warns when a distance with its tolerance reaches the no-ack distance of the width. No warning with an automatic width.
 * `widthMhz` may be a width code. What is no distance or no width is said instead. The distance from which it warns is its
 * own number, in both units. §5.distance-warning.
 */
export function distanceWarning(distanceMetres: number, widthMhz: number): Problem | undefined {
  if (!isWithin(distanceMetres, PHYSICAL.distanceMetres)) {
    return message('Enter a number from {min} to {max}.', PHYSICAL.distanceMetres);
  }
  const limit = noAckDistanceMetres(widthMhz);
  if (Number.isNaN(limit)) return message('Enter a number from {min} to {max}.', PHYSICAL.widthMhz);
  if (isAutoWidth(widthMhz) || distanceWithTolerance(distanceMetres) < limit) return undefined;
  const from = Math.ceil(limit / (1 + DISTANCE_TOLERANCE));
  const key =
    'At {width} MHz, the ACK limit of {limit} km ({limitMiles} mi) includes a {tolerance} % tolerance: reached from {from} km ({fromMiles} mi).';
  return message(key, {
    width: widthMhz,
    limit: tenthsOf(limit / 1000),
    limitMiles: tenthsOf(milesFromMetres(limit)),
    tolerance: Math.round(DISTANCE_TOLERANCE * 100),
    from: tenthsOf(from / 1000),
    fromMiles: tenthsOf(milesFromMetres(from)),
  });
}

const tenthsOf = (value: number): number => Math.round(value * 10) / 10;

const FEET_PER_MILE = 5280;

const milesFromMetres = (metres: number): number => (metres * FEET_PER_METRE) / FEET_PER_MILE;
