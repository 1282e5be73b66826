import { textOf } from '../text/text.ts';
import { isWithin } from '../units/physical-range.ts';

/** The time of a log line, by the clock of the device. */
export interface LogStamp {
  /** Undefined where the line does not tell it, as in syslog. */
  readonly year: number | undefined;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** `20:33:10`. */
  readonly time: string;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const SYSLOG = /^([A-Z][a-z]{2}) {1,2}(\d{1,2}) (?:(\d{4}) )?(\d{2}:\d{2}:\d{2})(?:\.\d{1,9})? */;
const ISO = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}:\d{2}:\d{2})(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})? */;

/** The time at the beginning of a line, and what follows. */
export function readLogStamp(line: string): { readonly stamp: LogStamp | undefined; readonly rest: string } {
  const syslog = SYSLOG.exec(line);
  const iso = syslog === null ? ISO.exec(line) : null;
  const stamp =
    syslog === null
      ? iso && lawful(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[4] ?? '')
      : lawful(
          syslog[3] === undefined ? undefined : Number(syslog[3]),
          MONTHS.indexOf(syslog[1] ?? '') + 1,
          Number(syslog[2]),
          syslog[4] ?? '',
        );
  if (stamp === null || stamp === undefined) return { stamp: undefined, rest: line };
  return { stamp, rest: line.slice((syslog ?? iso)?.[0].length ?? 0) };
}

/** 2000 is a leap year: a day that no year has is none. */
function lawful(year: number | undefined, month: number, day: number, time: string): LogStamp | undefined {
  const stamp = { year, month, day, time };
  return Number.isNaN(momentOf(stamp, year ?? 2000)) ? undefined : stamp;
}

/** A stamp in ms of a year, its local time taken for UTC; NaN on a day that the year does not have. */
export function momentOf({ month, day, time }: LogStamp, year: number): number {
  const two = (value: number): string => String(value).padStart(2, '0');
  const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${time}Z`;
  const moment = Date.parse(text);
  // February 30 would be taken for March 1.
  return Number.isNaN(moment) || new Date(moment).getUTCDate() !== day ? Number.NaN : moment;
}

/** The device's clock in ms, its local time taken for UTC; undefined for a text that is no time. */
export function deviceMoment(deviceTime: string | undefined): number | undefined {
  const { stamp } = readLogStamp(textOf(deviceTime));
  return stamp?.year === undefined ? undefined : momentOf(stamp, stamp.year);
}

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
