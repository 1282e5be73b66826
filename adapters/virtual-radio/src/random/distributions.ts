import type { RandomSource } from './seeded-random.ts';

/** One draw of the standard normal distribution (Box-Muller). */
export function gaussian(random: RandomSource): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}

/** A uniform draw between two bounds. */
export function between(random: RandomSource, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A waiting time with the given mean, for things that happen without memory. */
export function exponential(random: RandomSource, mean: number): number {
  return -mean * Math.log(1 - random());
}

/** One element of a list that has at least one. */
export function pick<T>(random: RandomSource, first: T, ...others: readonly T[]): T {
  const all = [first, ...others];
  return all[Math.floor(random() * all.length)] ?? first;
}
