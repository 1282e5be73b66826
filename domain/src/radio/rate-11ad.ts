import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { WIDTH_60GHZ_MHZ } from './band.ts';

/** One single-carrier rate of a 60 GHz (802.11ad) radio, at 2160 MHz. */
export interface Rate11ad {
  /** 0 to 12; the position in the device's receive histogram. */
  readonly index: number;
  readonly modulation: string;
  /** Undefined for the control rate. */
  readonly codeRate: string | undefined;
  /** The short name of the rate: 8 is shown as `8x`. */
  readonly multiplier: number;
  /** Rate on the air in the full channel, kbps. */
  readonly airRateKbps: number;
  /** Weakest signal the standard asks for, dBm. */
  readonly floorDbm: number;
}

type Row = readonly [string, string | undefined, number, number, number];

const ROWS: readonly Row[] = [
  ['DBPSK', undefined, 1, 27_500, -78],
  ['BPSK', '1/2 rep 2', 2, 385_000, -68],
  ['BPSK', '1/2', 2, 770_000, -66],
  ['BPSK', '5/8', 2, 962_500, -65],
  ['BPSK', '3/4', 2, 1_155_000, -64],
  ['BPSK', '13/16', 2, 1_251_250, -62],
  ['QPSK', '1/2', 4, 1_540_000, -63],
  ['QPSK', '5/8', 4, 1_925_000, -62],
  ['QPSK', '3/4', 4, 2_310_000, -61],
  ['QPSK', '13/16', 4, 2_502_500, -59],
  ['16QAM', '1/2', 8, 3_080_000, -55],
  ['16QAM', '5/8', 8, 3_850_000, -54],
  ['16QAM', '3/4', 8, 4_620_000, -53],
];

/** The thirteen 802.11ad rates, by index. Index 5 needs more signal than 6 although it is slower: so the standard. */
export const RATES_11AD: readonly Rate11ad[] = ROWS.map(
  ([modulation, codeRate, multiplier, airRateKbps, floorDbm], index) => ({
    index,
    modulation,
    codeRate,
    multiplier,
    airRateKbps,
    floorDbm,
  }),
);

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
