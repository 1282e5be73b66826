import { gaussian, seededRandom } from '../random/seeded-random.ts';

const SAMPLES = 64;
/** Spread of the samples around their mean, dB, as seen on real links. */
const CINR_SPREAD_DB = 1.7;
const RSSI_SPREAD_DB = 0.6;

/**
 * The two rows of 64 whole dB values behind the constellation page: row 0 averages to the CINR, row 1 to the stronger
 * chain's RSSI. Drawn from a seed so that one second always shows the same samples.
 */
export function evmRows(seed: number, cinrDb: number, strongerRssi: number): [number[], number[]] {
  const random = seededRandom(seed);
  const row = (mean: number, spread: number): number[] =>
    Array.from({ length: SAMPLES }, () => Math.max(0, Math.round(mean + spread * gaussian(random))));
  return [row(cinrDb, CINR_SPREAD_DB), row(strongerRssi, RSSI_SPREAD_DB)];
}
