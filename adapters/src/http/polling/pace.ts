/** Specification §9: status reload 1000 ms. */
const BASE_MS = 1000;
const LONGEST_REST_MS = 5000;

/**
 * How long to wait after an answer that took `tookMs`: polls start each second, and a device that answers slowly gets at
 * least as long a rest as its answer took, up to 5 s.
 */
export function delayAfterAnswer(tookMs: number): number {
  return Math.min(LONGEST_REST_MS, Math.max(BASE_MS - tookMs, tookMs, 0));
}
