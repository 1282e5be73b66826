import { numberLocale } from '@radiolink/domain/units';
import { useTranslation } from 'react-i18next';

/** Day and time in the reader's language, of milliseconds since the epoch. */
export function useMoment(): (at: number) => string {
  const { language } = useTranslation().i18n;
  const format = new Intl.DateTimeFormat(numberLocale(language), {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return at => format.format(at);
}
