import { isWithin } from '../units/physical-range.ts';

/** The clock of a zone by its POSIX rule, which configurations store: `EET-2EEST,M3.5.0/3,M10.5.0/4`. POSIX.1, TZ. */
export interface ZoneRule {
  /** Ahead of UTC in standard time, ms. */
  readonly standardMs: number;
  /** Undefined for a zone that keeps its standard time. */
  readonly summer?: SummerTime;
}

interface SummerTime {
  /** Ahead of UTC, ms. */
  readonly offsetMs: number;
  readonly start: YearDay;
  readonly end: YearDay;
}

/** A day of each year and the time on it, ms after midnight by the clock until then; beyond a day both ways. */
interface YearDay {
  /** Ms from the start of the year to the midnight of the day. */
  readonly dayOf: (year: number) => number;
  readonly timeMs: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const LONGEST_RULE = 128;
const MOMENTS_MS = { min: 0, max: 8.64e15 };
const NAME = '(?:[A-Za-z]{3,10}|<[A-Za-z0-9+-]{3,10}>)';
const OFFSET = String.raw`[+-]?\d{1,3}(?::\d{1,2}){0,2}`;
const DATE = String.raw`(?:M\d{1,2}\.\d\.\d|J?\d{1,3})(?:/${OFFSET})?`;
const RULE = new RegExp(`^${NAME}(${OFFSET})?(?:${NAME}(${OFFSET})?(?:,(${DATE}),(${DATE}))?)?$`);
const HAS_SUMMER = new RegExp(`^${NAME}(?:${OFFSET})?${NAME}`);
/** Of a zone that names its summer time and no dates. */
const USUAL_DATES = ['M3.2.0', 'M11.1.0'] as const;
const CHANGE_TIME_MS = 2 * HOUR_MS;

/** Reads a rule; undefined for a text that is none. */
export function zoneRule(posix: string): ZoneRule | undefined {
  const found = posix.length <= LONGEST_RULE ? RULE.exec(posix) : null;
  if (found === null) return undefined;
  const [, standard = '0', summer, start = USUAL_DATES[0], end = USUAL_DATES[1]] = found;
  // POSIX counts what is to be added for UTC: west is positive.
  const standardMs = 0 - durationMs(standard);
  if (!HAS_SUMMER.test(posix)) return { standardMs };
  const offsetMs = summer === undefined ? standardMs + HOUR_MS : 0 - durationMs(summer);
  return { standardMs, summer: { offsetMs, start: yearDay(start), end: yearDay(end) } };
}

/** `-3:30` in ms. */
function durationMs(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * HOUR_MS + minutes * 60_000 + seconds * 1000);
}

function yearDay(text: string): YearDay {
  const [date = '', time] = text.split('/');
  const timeMs = time === undefined ? CHANGE_TIME_MS : durationMs(time);
  if (date.startsWith('M')) {
    const [month = 1, week = 1, weekday = 0] = date.slice(1).split('.').map(Number);
    return { timeMs, dayOf: year => weekdayOf(year, { month, week, weekday }) };
  }
  // J counts February 29 never, the other form always, from 0.
  const days = Number(date.replace('J', ''));
  if (!date.startsWith('J')) return { timeMs, dayOf: () => days * DAY_MS };
  return { timeMs, dayOf: year => (days - (isLeap(year) && days >= 60 ? 0 : 1)) * DAY_MS };
}

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The n-th weekday of a month, the last for 5, ms from the start of the year. */
function weekdayOf(
  year: number,
  { month, week, weekday }: { readonly month: number; readonly week: number; readonly weekday: number },
): number {
  const first = Date.UTC(year, month - 1, 1);
  const days = ((weekday - new Date(first).getUTCDay() + 7) % 7) + 7 * (week - 1);
  const length = (Date.UTC(year, month, 1) - first) / DAY_MS;
  return first - Date.UTC(year, 0, 1) + (days >= length ? days - 7 : days) * DAY_MS;
}

/** How far a zone is ahead of UTC at a moment, ms. NaN for what is no moment. */
export function zoneOffsetMs({ standardMs, summer }: ZoneRule, utcMs: number): number {
  if (!isWithin(utcMs, MOMENTS_MS)) return Number.NaN;
  if (summer === undefined) return standardMs;
  const year = new Date(utcMs + standardMs).getUTCFullYear();
  const at = ({ dayOf, timeMs }: YearDay, offsetMs: number): number =>
    Date.UTC(year, 0, 1) + dayOf(year) + timeMs - offsetMs;
  const start = at(summer.start, standardMs);
  const end = at(summer.end, summer.offsetMs);
  // In the south summer begins in one year and ends in the next.
  const isSummer = start <= end ? utcMs >= start && utcMs < end : utcMs >= start || utcMs < end;
  return isSummer ? summer.offsetMs : standardMs;
}

/**
 * The moment at which the clock of a zone shows a local time, given as if it were UTC, ms. Of an hour that comes twice the
 * later one; of an hour that is left out the moment after it. NaN for what is no moment.
 */
export function utcOfLocalMs(rule: ZoneRule, localMs: number): number {
  if (!isWithin(localMs, MOMENTS_MS)) return Number.NaN;
  const { standardMs, summer } = rule;
  const offsets = [standardMs, summer?.offsetMs ?? standardMs].toSorted((one, other) => one - other);
  const candidates = offsets.map(offsetMs => localMs - offsetMs);
  return (
    candidates.find(utcMs => utcMs + zoneOffsetMs(rule, utcMs) === localMs) ??
    localMs - zoneOffsetMs(rule, localMs - standardMs)
  );
}
