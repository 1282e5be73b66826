import { RATES_11AC } from './rate-11ac.ts';
import { RATES_11AD } from './rate-11ad.ts';

/** No radio has more spatial streams: the most that 802.11 defines. */
const MOST_STREAMS = 16;

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

/** `MIMO` above one stream, else `SISO`; undefined for an invalid number of streams. §9.modulation. */
export function streamsLabel(streams: number): 'SISO' | 'MIMO' | undefined {
  if (!Number.isInteger(streams) || streams < 1 || streams > MOST_STREAMS) return undefined;
  return streams > 1 ? 'MIMO' : 'SISO';
}
