import { textOf } from '../text/text.ts';
import { isWithin, PHYSICAL, type PhysicalRange } from '../units/physical-range.ts';

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

/**
 * The width in the 802.11ac mode of an access point, MHz. A width without a name in the standard takes the
 * next smaller one, so 30 MHz runs as `11acvht20`. §classic.status, `ieeemode` and `chanbw`.
 */
const NAMED_WIDTHS_MHZ = [20, 40, 50, 60, 80] as const;

/**
 * IEEE 802.11 mode of an access point for a channel width, MHz (`radio.1.ieee_mode`): `11acvht40`. Undefined for an
 * invalid width.
 */
export function standard11ac(widthMhz: number): string | undefined {
  if (!isWithin(widthMhz, PHYSICAL.widthMhz)) return undefined;
  const [narrowest] = NAMED_WIDTHS_MHZ;
  return `11acvht${NAMED_WIDTHS_MHZ.findLast(named => named <= widthMhz) ?? narrowest}`;
}

/** True if a mode names a width of 802.11ac, in either case; `auto` and 802.11n do not. */
export function isStandard11ac(standard: string): boolean {
  return /^11acvht\d+$/i.test(textOf(standard));
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
