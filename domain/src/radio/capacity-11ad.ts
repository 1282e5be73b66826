import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { RATES_11AD } from './rate-11ad.ts';
import { WIDTH_60GHZ_MHZ } from './width-60ghz.ts';

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
