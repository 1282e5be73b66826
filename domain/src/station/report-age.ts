import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { RemoteStatus } from './station.ts';

/** A remote end without a report for this duration shows old values, seconds. */
export const STALE_REPORT_SECONDS = 30;

/**
 * Age of the remote end's report, seconds: its age when the status was received, plus the time since. Undefined if
 * the firmware does not report it. Times in milliseconds of the page's clock; NaN for an invalid time.
 */
export function reportAgeSeconds(
  remote: RemoteStatus | undefined,
  receivedAt: number,
  now: number,
): number | undefined {
  if (!isWithin(remote?.ageSeconds, PHYSICAL.amount)) return undefined;
  if (!Number.isFinite(receivedAt) || !Number.isFinite(now)) return Number.NaN;
  return remote.ageSeconds + Math.max(0, now - receivedAt) / 1000;
}
