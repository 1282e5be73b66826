/** Values of this age without a good answer are those of a lost connection, ms. reading 37. */
const RECONNECTING_AFTER_MS = 5000;

/**
 * Whether no good answer came for so long that the page says that it reconnects: a missed poll is no lost connection, and
 * neither is a lost link. Times in ms of one clock; without a time nothing is said.
 */
export function isSilentTooLong(since: number, now: number): boolean {
  return Number.isFinite(since) && Number.isFinite(now) && now - since >= RECONNECTING_AFTER_MS;
}

/** Longest pause between two tries, ms: a link that returns is seen within 2 s. */
const MAX_RETRY_DELAY_MS = 1500;
const FIRST_RETRY_DELAY_MS = 1000;

/**
 * Delay before the next try: 1 s, then 1.5 s each time. `failures` counts from 1; an invalid count gets the longest
 * delay, so that a device is never flooded.
 */
export function retryDelayMs(failures: number): number {
  if (!Number.isFinite(failures) || failures < 0) return MAX_RETRY_DELAY_MS;
  return Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.max(0, failures - 1));
}
