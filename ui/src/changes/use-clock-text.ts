import { numberLocale } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';

/** Times of day in the reader's language, of milliseconds since the epoch: `14:05`. */
export function useClockText(): (time: number) => string {
  const { language } = useTranslation().i18n;
  const format = new Intl.DateTimeFormat(numberLocale(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return time => format.format(time);
}
