import { RATES_11AC } from '../radio/rate-table.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/**
 * Error vector magnitude of the samples of a status, dB: the mean of their spread, below 0. Undefined without a valid sample.
 */
export function evmDb(samples: readonly number[]): number | undefined {
  const valid = samples.filter(sample => isWithin(sample, PHYSICAL.cinrDb));
  if (valid.length === 0) return undefined;
  return -valid.reduce((sum, sample) => sum + sample, 0) / valid.length;
}

/** A modulation above the one in use, and the EVM that it needs. */
export interface NeededEvm {
  /** Words of the field: `8x 256QAM 3/4`. */
  readonly rate: string;
  readonly evmDb: number;
}

/** The slowest rate of the next denser modulation; undefined at the densest and for a rate outside the table. */
export function nextModulation(rateIndex: number): NeededEvm | undefined {
  const now = RATES_11AC[rateIndex];
  if (now === undefined) return undefined;
  const next = RATES_11AC.find(rate => rate.index > now.index && rate.modulation !== now.modulation);
  if (next === undefined) return undefined;
  const { multiplier, modulation, codeRate } = next;
  return { rate: `${multiplier}x ${modulation} ${codeRate}`, evmDb: -next.wantedCinrDb };
}
