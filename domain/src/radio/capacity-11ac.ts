import { isWithin, PHYSICAL, type PhysicalRange } from '../units/physical-range.ts';
import { RATES_11AC } from './rate-11ac.ts';

/** Inputs of a 5 GHz capacity. */
export interface Capacity11ac {
  /** Rate index, 0 to 9. */
  readonly rateIndex: number;
  readonly widthMhz: number;
  /** Spatial streams, 1 or 2. */
  readonly streams: number;
  /** Share of the airtime that carries new data, 0 to 1; retries lower it. Default 1. */
  readonly efficiency?: number;
}

const STREAMS: PhysicalRange = { min: 1, max: 2 };
const EFFICIENCY: PhysicalRange = { min: 0, max: 1 };
const STREAMS_OF_TABLE = 2;
const WIDTH_OF_TABLE_MHZ = 20;

/**
 * Live capacity of one direction, kbps: rate x streams x width x efficiency. Undefined for an unknown rate index and for
 * inputs outside their range.
 */
export function capacity11acKbps({
  rateIndex,
  widthMhz,
  streams,
  efficiency = 1,
}: Capacity11ac): number | undefined {
  const rate = RATES_11AC[rateIndex];
  const known = isWithin(widthMhz, PHYSICAL.widthMhz) && isWithin(streams, STREAMS);
  if (rate === undefined || !known || !isWithin(efficiency, EFFICIENCY)) return undefined;
  const ideal = rate.capacityPer20MhzKbps * (streams / STREAMS_OF_TABLE) * (widthMhz / WIDTH_OF_TABLE_MHZ);
  return Math.round(ideal * efficiency);
}

/** Expected capacity of one direction (`dl_capacity_expect`), kbps: two streams, nothing lost. */
export function expectedCapacity11acKbps(rateIndex: number, widthMhz: number): number | undefined {
  return capacity11acKbps({ rateIndex, widthMhz, streams: STREAMS_OF_TABLE });
}
