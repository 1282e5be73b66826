import { MISSING_TEXT, numberLocale } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';

/** 24 hours, as everywhere in the interface. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** The month as a word, so that no language confuses it with the day. */
const MOMENT = { day: 'numeric', month: 'short', ...CLOCK } as const;
const DAY_TIME = { ...MOMENT, year: 'numeric' } as const;
/** Of a device, which reports its local time without a zone. */
export const WALL_TIME = { ...DAY_TIME, second: '2-digit', timeZone: 'UTC' } as const;
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Writes moments in a language; as day and time of day by default: `Nov 22, 2026, 07:41`. */
export const timeFormat = (language: string, options: Intl.DateTimeFormatOptions = DAY_TIME) =>
  new Intl.DateTimeFormat(numberLocale(language), options);

/** Writes moments, milliseconds since the epoch, in the reader's language. */
type TimeText = (at: number) => string;

function useTimeText(options?: Intl.DateTimeFormatOptions): TimeText {
  const format = timeFormat(useTranslation().i18n.language, options);
  return at => format.format(at);
}

/** Times of day: `14:05`. */
export const useClockText = (): TimeText => useTimeText(CLOCK);

/** Times of day to the second. */
export const useClockTime = (): TimeText => useTimeText({ ...CLOCK, second: '2-digit' });

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
