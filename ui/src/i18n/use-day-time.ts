import { numberLocale } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';

/** The month as a word, so that no language confuses it with the day; 24 hours, as everywhere in the interface. */
const FORMAT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Day and time of day in a language: `Nov 22, 2026, 07:41`. */
export function dayTimeFormat(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(numberLocale(language), FORMAT);
}

/** Day and time of day in the reader's language, of milliseconds since the epoch. */
export function useDayTime(): (at: number) => string {
  const { language } = useTranslation().i18n;
  const format = dayTimeFormat(language);
  return at => format.format(at);
}
