import { RATES_11AC } from './rate-11ac.ts';
import { RATES_11AD } from './rate-11ad.ts';

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
