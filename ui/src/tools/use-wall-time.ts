import { MISSING_TEXT, numberLocale } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';

/**
 * Day and time to the second in the reader's language, of a wall clock whose time is taken for UTC, milliseconds: a
 * device reports its local time without a zone.
 */
export function useWallTime(): (at: number | undefined) => string {
  const { language } = useTranslation().i18n;
  const format = new Intl.DateTimeFormat(numberLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return at => (at === undefined ? MISSING_TEXT : format.format(at));
}
