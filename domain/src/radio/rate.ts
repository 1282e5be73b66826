import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import { RATES_11AC, RATES_11AD } from './rate-table.ts';

const DB_PER_DOUBLING = 3;

const WIDTH_OF_FLOORS_MHZ = 20;

/** Fastest 11ac rate index the CINR carries, dB in. Undefined below the slowest rate: no link, and for an invalid CINR. */
export function rateIndexForCinr(cinrDb: number): number | undefined {
  if (!isWithin(cinrDb, PHYSICAL.cinrDb)) return undefined;
  return RATES_11AC.findLast(rate => rate.wantedCinrDb <= cinrDb)?.index;
}

/**
 * Additional signal that a wider channel needs compared with 20 MHz, dB: 3 for each doubling, negative below
 * 20 MHz. NaN for an invalid width.
 */
export function widthPenaltyDb(widthMhz: number): number {
  return DB_PER_DOUBLING * Math.log2(within(widthMhz, PHYSICAL.widthMhz) / WIDTH_OF_FLOORS_MHZ);
}

/**
 * Fastest 11ac rate index a signal carries in a width, from the floors of the standard or of a good radio.
 * Undefined when the signal is below the slowest rate, and for an invalid signal or width.
 */
export function rateIndexForSignal(
  signalDbm: number,
  widthMhz: number,
  floors: 'standard' | 'radio' = 'radio',
): number | undefined {
  if (!isWithin(signalDbm, PHYSICAL.dbm)) return undefined;
  const needed = widthPenaltyDb(widthMhz);
  return RATES_11AC.findLast(
    rate => (floors === 'standard' ? rate.standardFloorDbm : rate.radioFloorDbm) + needed <= signalDbm,
  )?.index;
}

/** Fastest 11ad rate index a 60 GHz signal carries. Undefined below the control rate, and for an invalid signal. */
export function rateIndex60ForSignal(signalDbm: number): number | undefined {
  if (!isWithin(signalDbm, PHYSICAL.dbm)) return undefined;
  return RATES_11AD.findLast(rate => rate.floorDbm <= signalDbm)?.index;
}
