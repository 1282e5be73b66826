/** A 32-bit counter starts again at 0 after this many. */
export const COUNTER_WRAP = 2 ** 32;
const HALF_WRAP = COUNTER_WRAP / 2;

/**
 * True if a counter value is plausible: a whole number from 0 to 2^53. Some firmware sends invalid values
 * above.
 */
export function isCounter(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0;
}

/**
 * By how much a counter grew between two samples. A value that fell from the upper to the lower half of 32 bits has
 * wrapped; any other fall is a restart of the device. Undefined for a missing or garbage value and after a restart.
 */
export function counterDelta(previous: number | undefined, current: number | undefined): number | undefined {
  if (!isCounter(previous) || !isCounter(current)) return undefined;
  if (current >= previous) return current - previous;
  const wrapped = previous >= HALF_WRAP && previous < COUNTER_WRAP && current < HALF_WRAP;
  return wrapped ? current + COUNTER_WRAP - previous : undefined;
}

/**
 * Milliseconds between two readings of the device's free-running millisecond counter, which wraps at 2^32. Undefined
 * when missing, when it stood still, and when it ran backwards (the device restarted).
 */
export function elapsedMs(previous: number | undefined, current: number | undefined): number | undefined {
  if (!isCounter(previous) || !isCounter(current)) return undefined;
  const elapsed = (current - previous + COUNTER_WRAP) % COUNTER_WRAP;
  return elapsed > 0 && elapsed < HALF_WRAP ? elapsed : undefined;
}
