import { numberLocale } from '@radiolink/domain/units';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Day and time of day in the reader's language, of milliseconds since the epoch. */
export function useDayTime(): (at: number) => string {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(numberLocale(language), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return at => format.format(at);
  }, [language]);
}
