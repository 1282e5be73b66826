import type { DirectionExpectation } from '../status/station.ts';
import type { Maybe } from '../status/host-status.ts';
import { combinedCapacityKbps } from './capacity.ts';
import type { LinkDirection, LinkEnd } from './link-end.ts';

/**
 * One direction, combined from the device's expectation, the capacity, and its two ends. Both ends tell the
 * throughput of the link by one counter.
 */
export function linkDirection(
  expectation: DirectionExpectation | undefined,
  capacityKbps: Maybe<number>,
  receiver: LinkEnd | undefined,
  sender: LinkEnd | undefined,
): LinkDirection {
  return {
    capacityKbps,
    capacityExpectedKbps: expectation?.capacityExpectedKbps,
    throughputKbps: receiver?.rxThroughputKbps ?? sender?.txThroughputKbps,
    linkScore: expectation?.linkScore,
    averageLinkScore: expectation?.averageLinkScore,
    rateIndexExpected: expectation?.rateIndexExpected,
  };
}

/** The combined capacity of two directions; undefined unless both are known. */
export function combinedOf(one: Maybe<number>, other: Maybe<number>): number | undefined {
  return one === undefined || other === undefined ? undefined : combinedCapacityKbps(one, other);
}
