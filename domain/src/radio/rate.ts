import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import { RATES_11AC } from './rate-11ac.ts';
import { RATES_11AD } from './rate-11ad.ts';

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
