import { RATES_11AC } from '../radio/rate-table.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** A point of the diagram; the ideal points have a mean square of 1. */
export interface ConstellationPoint {
  readonly i: number;
  readonly q: number;
}

/** A source of numbers from 0 up to, but not, 1: a seeded one draws the same picture again. */
export type RandomSource = () => number;

const POINTS_OF_MODULATION: Readonly<Record<string, number>> = {
  BPSK: 2,
  QPSK: 4,
  '16QAM': 16,
  '64QAM': 64,
  '256QAM': 256,
};

/** Orders of the modulations that radios use: BPSK to 4096QAM. */
const ORDERS: ReadonlySet<number> = new Set([2, 4, 16, 64, 256, 1024, 4096]);

/** Number of constellation points of a 5 GHz rate index; undefined for a rate outside the table. */
export function constellationOrder(rateIndex: number): number | undefined {
  const rate = RATES_11AC[rateIndex];
  return rate === undefined ? undefined : POINTS_OF_MODULATION[rate.modulation];
}

/** The points of an ideal constellation: two on the real axis for BPSK, else a square grid, scaled to a mean square of 1. Empty for an order that no modulation has. */
export function idealConstellation(order: number): readonly ConstellationPoint[] {
  if (!ORDERS.has(order)) return [];
  if (order === 2) return [-1, 1].map(i => ({ i, q: 0 }));
  const side = Math.round(Math.sqrt(order));
  const axis = Array.from({ length: side }, (_, index) => 2 * index - (side - 1));
  const scale = Math.sqrt((2 * (order - 1)) / 3);
  return axis.flatMap(i => axis.map(q => ({ i: i / scale, q: q / scale })));
}

/**
 * Simulated constellation of a receiver: one point for each EVM sample, on the constellation of the rate. Each is
 * displaced by Gaussian noise of 10^(-sample/20) of the rms amplitude. The status has no samples in I and Q, only
 * their spread (dB): this is a picture of the spread, not of single symbols. Empty for an unknown rate; a sample that is
 * none gives no point.
 */
export function constellationPoints(
  rateIndex: number,
  evmDb: readonly number[],
  random: RandomSource,
): readonly ConstellationPoint[] {
  const order = constellationOrder(rateIndex);
  if (order === undefined) return [];
  const ideal = idealConstellation(order);
  return evmDb.flatMap(sample => {
    const target = ideal[Math.floor(random() * ideal.length)];
    if (target === undefined || !isWithin(sample, PHYSICAL.cinrDb)) return [];
    const [first, second] = gaussianPair(random);
    const perAxis = 10 ** (-sample / 20) / Math.SQRT2;
    return [{ i: target.i + first * perAxis, q: target.q + second * perAxis }];
  });
}

/** Two independent numbers of mean 0 and variance 1 (Box and Muller). */
function gaussianPair(random: RandomSource): readonly [number, number] {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
