/** Specification §9: status reload 1000 ms. */
const BASE_MS = 1000;
const SLOWEST_MS = 5000;

/**
 * How long to wait after an answer that took `tookMs`: polls start each second, and a device that answers slowly gets at
 * least as long a rest as its answer took, up to 5 s.
 */
export function delayAfterAnswer(tookMs: number): number {
  return Math.min(SLOWEST_MS, Math.max(BASE_MS - tookMs, tookMs, 0));
}

/** How long to wait after this many failures in a row: 1, 2, 4, then 5 s. */
export function delayAfterFailure(failures: number): number {
  return Math.min(SLOWEST_MS, BASE_MS * 2 ** Math.max(0, failures - 1));
}
