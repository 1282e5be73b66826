/**
 * True if a counter value is plausible: a whole number from 0 to 2^53. Some firmware sends invalid values
 * above.
 */
export function isCounter(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0;
}
