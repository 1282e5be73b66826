import { isWithin } from '../../units/physical-range.ts';
import { utcOfLocalMs, zoneRule } from '../../clock/posix-zone.ts';
import { deviceMoment, type LogStamp, momentOf } from '../../clock/device-time.ts';

/** A device's clock is this much ahead of its log at most, ms: a line from later is of the year before. */
const TOLERANCE_MS = 86_400_000;

/**
 * When a line was written, in ms of the device's local time taken for UTC. A line without a year is of the last year in
 * which it is not later than the device's clock. Undefined for a line without a time, and when a year is needed but
 * the clock of the device is not known.
 *
 * @param deviceTime the device's local time, `YYYY-MM-DD HH:MM:SS`, as its status tells it
 */
export function logMoment(stamp: LogStamp | undefined, deviceTime: string | undefined): number | undefined {
  if (stamp === undefined) return undefined;
  if (stamp.year !== undefined) return momentOf(stamp, stamp.year);
  const now = deviceMoment(deviceTime);
  if (now === undefined) return undefined;
  const thisYear = new Date(now).getUTCFullYear();
  // A February 29 may be eight years back.
  for (let year = thisYear; year >= thisYear - 8; year -= 1) {
    const moment = momentOf(stamp, year);
    if (moment <= now + TOLERANCE_MS) return moment;
  }
  return undefined;
}

/** As far as a moment may be from 1970, ms. ECMA-262. */
const MOMENTS_MS = { min: -8.64e15, max: 8.64e15 };

/**
 * The age of a line by the device's clock, ms: between two local times, over a change to or from summer time too where the zone
 * is known. A clock that was never set may show a time before 1970 west of Greenwich: then by the two times alone. NaN for what
 * is no moment.
 * @param zone POSIX rule of the device's time zone
 */
export function logAgeMs(momentMs: number, nowMs: number, zone: string | undefined): number {
  if (!isWithin(momentMs, MOMENTS_MS) || !isWithin(nowMs, MOMENTS_MS)) return Number.NaN;
  const rule = zone === undefined ? undefined : zoneRule(zone);
  const age = rule === undefined ? Number.NaN : utcOfLocalMs(rule, nowMs) - utcOfLocalMs(rule, momentMs);
  return Number.isNaN(age) ? nowMs - momentMs : age;
}
