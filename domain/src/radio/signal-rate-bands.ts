import { isWithin, PHYSICAL } from '../units/physical-range.ts';

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
