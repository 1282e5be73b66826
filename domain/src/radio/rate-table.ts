/** One rate of an airMAX AC radio. Capacities in kbps, sensitivities in dBm at 20 MHz, CINR in dB. */
export interface Rate11ac {
  /** 0 to 9, as the device counts it (`dl_rate_expect`, `tx_ratedata`). */
  readonly index: number;
  readonly modulation: string;
  readonly codeRate: string;
  /** The short name of the rate: 8 is shown as `8x`. */
  readonly multiplier: number;
  /** Capacity of two streams in 20 MHz, kbps. */
  readonly capacityPer20MhzKbps: number;
  /** Weakest signal the standard asks for, dBm at 20 MHz. */
  readonly standardFloorDbm: number;
  /** Weakest signal of a good radio (Rocket 5AC class), dBm at 20 MHz. */
  readonly radioFloorDbm: number;
  /** CINR from which the rate is worth using, dB. */
  readonly wantedCinrDb: number;
}

type Row11ac = readonly [string, string, number, number, number, number, number];

const ROWS_11AC: readonly Row11ac[] = [
  ['BPSK', '1/2', 1, 13_000, -82, -96, 4],
  ['QPSK', '1/2', 2, 26_000, -79, -95, 7],
  ['QPSK', '3/4', 2, 39_000, -77, -92, 10],
  ['16QAM', '1/2', 4, 52_000, -74, -90, 13],
  ['16QAM', '3/4', 4, 78_000, -70, -86, 17],
  ['64QAM', '2/3', 6, 104_000, -66, -83, 21],
  ['64QAM', '3/4', 6, 117_000, -65, -77, 22],
  ['64QAM', '5/6', 6, 130_000, -64, -74, 24],
  ['256QAM', '3/4', 8, 156_000, -59, -69, 28],
  ['256QAM', '5/6', 8, 173_000, -57, -65, 31],
];

/**
 * The ten rates from BPSK 1/2 (1x) to 256QAM 5/6 (8x), slowest first. §9.modulation;
 * airMAX AC radios at 5 GHz use the same ten.
 */
export const RATES_11AC: readonly Rate11ac[] = ROWS_11AC.map(
  (
    [modulation, codeRate, multiplier, capacityPer20MhzKbps, standardFloorDbm, radioFloorDbm, wantedCinrDb],
    index,
  ) => ({
    index,
    modulation,
    codeRate,
    multiplier,
    capacityPer20MhzKbps,
    standardFloorDbm,
    radioFloorDbm,
    wantedCinrDb,
  }),
);

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

type Row11ad = readonly [string, string | undefined, number, number, number];

const ROWS_11AD: readonly Row11ad[] = [
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
export const RATES_11AD: readonly Rate11ad[] = ROWS_11AD.map(
  ([modulation, codeRate, multiplier, airRateKbps, floorDbm], index) => ({
    index,
    modulation,
    codeRate,
    multiplier,
    airRateKbps,
    floorDbm,
  }),
);

/** Readable meaning of a rate index. */
export interface RateLabel {
  /** For example `256QAM 5/6`. */
  readonly modulation: string;
  /** For example `8x`. */
  readonly multiplier: string;
}

/** Which of the two rate tables an index counts in. */
export type RateFamily = '11ac' | '11ad';

/**
 * Label of a rate index. Undefined for an index outside the table: a device may report further rates.
 * §9.modulation.
 */
export function rateLabel(index: number, family: RateFamily): RateLabel | undefined {
  const rate = family === '11ac' ? RATES_11AC[index] : RATES_11AD[index];
  if (rate === undefined) return undefined;
  const modulation = rate.codeRate === undefined ? rate.modulation : `${rate.modulation} ${rate.codeRate}`;
  return { modulation, multiplier: `${rate.multiplier}x` };
}

/** No radio has more spatial streams: the most that 802.11 defines. */
const MOST_STREAMS = 16;

/** `MIMO` above one stream, else `SISO`; undefined for an invalid number of streams. §9.modulation. */
export function streamsLabel(streams: number): 'SISO' | 'MIMO' | undefined {
  if (!Number.isInteger(streams) || streams < 1 || streams > MOST_STREAMS) return undefined;
  return streams > 1 ? 'MIMO' : 'SISO';
}
