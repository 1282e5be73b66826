import { isWithin } from '../units/physical-range.ts';
import { deviceMoment } from '../clock/device-time.ts';

/** The range of a JavaScript date after 1970. */
const MOMENTS_MS = { min: 0, max: 8.64e15 };
const QUARTER_MS = 900_000;
/** From UTC-12 to UTC+14. */
const WIDEST_ZONES_MS = 26 * 3_600_000;

/**
 * Error of the device's clock against another clock, ms, ahead positive. Both tell local time, and time zones differ by
 * quarters of an hour: up to 26 h the nearest quarter is taken for the time zones, and the rest is the error.
 *
 * @param deviceTime the device's local time, `YYYY-MM-DD HH:MM:SS`
 * @param localMs the other clock's local time, taken for UTC, ms since the epoch
 * @returns undefined for a text that is no time, and for a number that is no moment
 */
export function clockErrorMs(deviceTime: string | undefined, localMs: number): number | undefined {
  const device = deviceMoment(deviceTime);
  if (device === undefined || !isWithin(localMs, MOMENTS_MS)) return undefined;
  const difference = device - localMs;
  const zones = Math.round(difference / QUARTER_MS) * QUARTER_MS;
  return Math.abs(zones) <= WIDEST_ZONES_MS ? difference - zones : difference;
}
