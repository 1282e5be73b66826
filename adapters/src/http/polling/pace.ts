import { STATUS_RELOAD_MS } from '@radiolink/domain/status';

const LONGEST_REST_MS = 5000;

/**
 * Delay after a response that took `tookMs`. Polls start each second, or each `everyMs`; after a slow response the pause is at
 * least as long as the response took, up to 5 s.
 */
export function delayAfterAnswer(tookMs: number, everyMs = STATUS_RELOAD_MS): number {
  return Math.min(LONGEST_REST_MS, Math.max(everyMs - tookMs, tookMs, 0));
}
