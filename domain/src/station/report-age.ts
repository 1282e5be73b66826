import type { RemoteStatus } from './station.ts';

/** A far end that has not reported for so long shows old values, seconds. */
export const STALE_REPORT_SECONDS = 30;

/**
 * Age of what the far end reported, seconds: its age when the status came in, and the time since. Undefined when the
 * firmware does not tell it. Times in milliseconds of the page's clock.
 */
export function reportAgeSeconds(
  remote: RemoteStatus | undefined,
  receivedAt: number,
  now: number,
): number | undefined {
  if (remote?.ageSeconds === undefined) return undefined;
  return remote.ageSeconds + Math.max(0, now - receivedAt) / 1000;
}
