/** A uniform source in [0, 1). `Math.random` fits; the virtual radio uses a seeded one so that a run can be repeated. */
export type RandomSource = () => number;

/** Mulberry32: small, fast, good enough for weather and traffic, never for secrets. */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Lower-case hexadecimal digits that follow from a seed: identities, never secrets. */
export function seededHex(seed: number, digits: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** A separate seed for each part of the radio, so that one more station does not change the others. */
export function deriveSeed(...parts: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    hash = Math.imul(hash ^ (part >>> 0), 0x01000193) >>> 0;
    hash = (hash ^ (hash >>> 13)) >>> 0;
  }
  return hash;
}

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

/** Lower-case hexadecimal digits from the platform's secure source: session values, tokens, keys. */
export function randomHex(digits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(digits / 2)));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
