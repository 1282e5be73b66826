import { SPEED_OF_LIGHT_METRES_PER_MICROSECOND } from './distance.ts';

/** Wait for an acknowledgement at no distance, microseconds. Specification §9, ack timing. */
export const MIN_ACK_MICROSECONDS = 31;

/** Longest wait the hardware's counter holds, microseconds: 14 bits at 88 MHz. Specification §9, ack timing. */
export const ACK_REGISTER_LIMIT_MICROSECONDS = 16_383 / 88;

/** Distance that costs one microsecond, there and back, metres. */
const METRES_PER_MICROSECOND = SPEED_OF_LIGHT_METRES_PER_MICROSECOND / 2;

/** ACK timeout for a distance in metres, microseconds. */
export function ackForDistance(distanceMetres: number): number {
  return MIN_ACK_MICROSECONDS + distanceMetres / METRES_PER_MICROSECOND;
}

/** The distance in metres that a wait in microseconds reaches; 0 for a wait below the minimum. */
export function distanceForAck(ackMicroseconds: number): number {
  return Math.max(0, ackMicroseconds - MIN_ACK_MICROSECONDS) * METRES_PER_MICROSECOND;
}

/** Longest wait of a board, microseconds: that of its distance limit in metres, or of the hardware when it has none (0). */
export function maxAckMicroseconds(distanceLimitMetres = 0): number {
  return distanceLimitMetres > 0 ? ackForDistance(distanceLimitMetres) : ACK_REGISTER_LIMIT_MICROSECONDS;
}

/** Greatest distance of a board with acknowledgements, metres. */
export function maxAckDistanceMetres(distanceLimitMetres = 0): number {
  return distanceForAck(maxAckMicroseconds(distanceLimitMetres));
}

/** A wait brought within what the board can do, microseconds. */
export function clampAck(ackMicroseconds: number, distanceLimitMetres = 0): number {
  return Math.min(maxAckMicroseconds(distanceLimitMetres), Math.max(MIN_ACK_MICROSECONDS, ackMicroseconds));
}
