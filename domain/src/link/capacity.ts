import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';

/** Combined capacity of a link whose directions share the air: the mean of both, kbps. NaN for an invalid capacity. */
export function combinedCapacityKbps(downlinkKbps: number, uplinkKbps: number): number {
  return (within(downlinkKbps, PHYSICAL.amount) + within(uplinkKbps, PHYSICAL.amount)) / 2;
}

/**
 * Link score of one direction, 0 to 100: how much of the expected capacity there is, cut to whole percent and
 * capped. 0 when nothing is expected, NaN for an invalid capacity.
 */
export function linkScore(capacityKbps: number, expectedKbps: number): number {
  if (!isWithin(capacityKbps, PHYSICAL.amount) || !isWithin(expectedKbps, PHYSICAL.amount)) return Number.NaN;
  if (expectedKbps === 0) return 0;
  return Math.max(0, Math.min(100, Math.floor((100 * capacityKbps) / expectedKbps)));
}
