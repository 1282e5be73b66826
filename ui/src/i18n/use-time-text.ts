import { MISSING_TEXT, numberLocale } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';

/** 24 hours, as everywhere in the interface. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const TO_THE_SECOND = { ...CLOCK, second: '2-digit' } as const;
/** The month as a word, so that no language confuses it with the day. */
const MOMENT = { day: 'numeric', month: 'short', ...CLOCK } as const;
const DAY_TIME = { ...MOMENT, year: 'numeric' } as const;
/** Of a device, which reports its local time without a zone. */
export const WALL_TIME = { ...DAY_TIME, second: '2-digit', timeZone: 'UTC' } as const;
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Made once for each form and language: nearly every component of the frame and the dashboard may write a time. */
const FORMATS = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();

/**
 * Writes moments in a language; as day and time of day by default: `Nov 22, 2026, 07:41`.
 *
 * @param options a constant of its module
 */
export function timeFormat(
  language: string,
  options: Intl.DateTimeFormatOptions = DAY_TIME,
): Intl.DateTimeFormat {
  const known = FORMATS.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  const format = known.get(language) ?? new Intl.DateTimeFormat(numberLocale(language), options);
  FORMATS.set(options, known.set(language, format));
  return format;
}

/** Writes moments, milliseconds since the epoch, in the reader's language. */
type TimeText = (at: number) => string;

function useTimeText(options?: Intl.DateTimeFormatOptions): TimeText {
  const { language } = useTranslation().i18n;
  return at => timeFormat(language, options).format(at);
}

/** Times of day: `14:05`. */
export const useClockText = (): TimeText => useTimeText(CLOCK);

/** Times of day to the second. */
export const useClockTime = (): TimeText => useTimeText(TO_THE_SECOND);

/** Day and time of day. */
export const useDayTime = (): TimeText => useTimeText();

/** Day and time of day of this year. */
export const useMoment = (): TimeText => useTimeText(MOMENT);

/**
 * Day and time to the second of a wall clock whose time is taken for UTC, milliseconds: a device reports its local time
 * without a zone.
 */
export function useWallTime(): (at: number | undefined) => string {
  const text = useTimeText(WALL_TIME);
  return at => (at === undefined ? MISSING_TEXT : text(at));
}
