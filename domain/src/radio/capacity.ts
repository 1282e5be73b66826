import { isWithin, PHYSICAL, type PhysicalRange } from '../units/physical-range.ts';
import { WIDTH_60GHZ_MHZ } from './channel-width.ts';
import { RATES_11AC, RATES_11AD } from './rate-table.ts';

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

/** A stretch of signal and the rate that goes with it. */
export interface SignalRateBand {
  /** The band begins here and reaches to the next band's floor, dBm. */
  readonly floorDbm: number;
  /** Fastest rate of the band: 8 is shown as `8x`. */
  readonly multiplier: number;
}

/** Signal to rate of 5 GHz radios: five bands, 1x to 8x. §9.signal-to-rate. */
export const FIVE_SIGNAL_RATE_BANDS: readonly SignalRateBand[] = [
  { floorDbm: -120, multiplier: 1 },
  { floorDbm: -95, multiplier: 2 },
  { floorDbm: -90, multiplier: 4 },
  { floorDbm: -83, multiplier: 6 },
  { floorDbm: -69, multiplier: 8 },
];

/**
 * Signal to rate of radios with the four rates 1x, 2x, 4x, 8x, including 60 GHz (11ad). Three floors, since
 * 1x is only the control rate and shares its floor with 2x. §9.signal-to-rate.
 */
export const FOUR_RATE_SIGNAL_BANDS: readonly SignalRateBand[] = [
  { floorDbm: -120, multiplier: 2 },
  { floorDbm: -63, multiplier: 4 },
  { floorDbm: -55, multiplier: 8 },
];

/** The band a signal falls into; a floor belongs to its band. Undefined below the lowest floor, and for an invalid signal. */
export function signalRateBand(
  signalDbm: number,
  bands: readonly SignalRateBand[],
): SignalRateBand | undefined {
  if (!isWithin(signalDbm, PHYSICAL.dbm)) return undefined;
  return bands.findLast(band => band.floorDbm <= signalDbm);
}

/** Part of the rate on the air that is left for data, by product family. */
export const EFFICIENCY_60GHZ = { airfiber60: 0.78, wave: 0.7 } as const;

/** A family of 60 GHz radios. */
export type Family60Ghz = keyof typeof EFFICIENCY_60GHZ;

/** Ideal capacity of one direction, kbps. Undefined for an unknown rate index and for an invalid width. */
export function idealCapacity11adKbps(
  rateIndex: number,
  widthMhz: number,
  family: Family60Ghz = 'airfiber60',
): number | undefined {
  const rate = RATES_11AD[rateIndex];
  if (rate === undefined || !isWithin(widthMhz, PHYSICAL.widthMhz)) return undefined;
  return Math.round((rate.airRateKbps * widthMhz * EFFICIENCY_60GHZ[family]) / WIDTH_60GHZ_MHZ);
}

/** Live capacity as the device reports it, kbps: the ideal one cut to whole Mbps. */
export function liveCapacity11adKbps(
  rateIndex: number,
  widthMhz: number,
  family: Family60Ghz = 'airfiber60',
): number | undefined {
  const ideal = idealCapacity11adKbps(rateIndex, widthMhz, family);
  return ideal === undefined ? undefined : Math.floor(ideal / 1000) * 1000;
}
