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

type Row = readonly [string, string, number, number, number, number, number];

const ROWS: readonly Row[] = [
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
export const RATES_11AC: readonly Rate11ac[] = ROWS.map(
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
