import { numberLocale } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';

/** Time of day to the second in the reader's language, of milliseconds since the epoch. */
export function useClockTime(): (at: number) => string {
  const { language } = useTranslation().i18n;
  const format = new Intl.DateTimeFormat(numberLocale(language), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return at => format.format(at);
}
