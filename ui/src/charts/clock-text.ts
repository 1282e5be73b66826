import { numberLocale } from '@radiolink/domain/units';

/** Times of a chart in words: of one sample, and of a mark of the axis. Milliseconds since the epoch. */
export interface ClockText {
  readonly full: (time: number) => string;
  readonly mark: (time: number) => string;
}

const HOURS_AND_MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const TO_THE_SECOND = { ...HOURS_AND_MINUTES, second: '2-digit' } as const;

/** In the words of a language; with the day where samples reach back over more than one, else to the second. */
export function clockIn(language: string, withDay: boolean): ClockText {
  const locale = numberLocale(language);
  const mark = new Intl.DateTimeFormat(locale, withDay ? HOURS_AND_MINUTES : TO_THE_SECOND);
  const full = new Intl.DateTimeFormat(
    locale,
    withDay ? { month: 'short', day: 'numeric', ...HOURS_AND_MINUTES } : TO_THE_SECOND,
  );
  return { full: time => full.format(time), mark: time => mark.format(time) };
}
