import { PHYSICAL, within } from '../units/physical-range.ts';
import { SPEED_OF_LIGHT_METRES_PER_MICROSECOND } from './distance.ts';

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
