import { STATUS_RELOAD_MS } from '@radiolink/domain/status';

const LONGEST_REST_MS = 5000;

/**
 * How long to wait after an answer that took `tookMs`: polls start each second, and a device that answers slowly gets at
 * least as long a rest as its answer took, up to 5 s.
 */
export function delayAfterAnswer(tookMs: number): number {
  return Math.min(LONGEST_REST_MS, Math.max(STATUS_RELOAD_MS - tookMs, tookMs, 0));
}
