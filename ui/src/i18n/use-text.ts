import type { Message, MessageValues } from '@radiolink/domain/errors';
import { numberText } from '@radiolink/domain/units';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Turns an English sentence, or a domain message, into the user's language. */
export type Text = (key: string | Message, values?: MessageValues) => string;

/**
 * Numbers inside a sentence are written as in a figure; `count` stays a number, the plural form depends on it. Messages
 * are put into words first.
 */
function worded(
  values: MessageValues | undefined,
  language: string,
  text: Text,
): Record<string, string | number> {
  const entries = Object.entries(values ?? {}).map(([name, value]) => {
    if (typeof value === 'object') return [name, text(value)];
    if (typeof value === 'string' || name === 'count') return [name, value];
    return [name, numberText(value, language, { digits: Number.isInteger(value) ? 0 : 1, grouping: false })];
  });
  return Object.fromEntries(entries);
}

/**
 * The texts of the page: `const t = useText(); t('Login')`.
 * Nesting (`$t(…)`) stays off: a device's translation is data, never a template of ours.
 */
export function useText(): Text {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const text: Text = (key, values) =>
      typeof key === 'string'
        ? t(key, { ...worded(values, language, text), nest: false })
        : t(key.key, { ...worded({ ...key.values, ...values }, language, text), nest: false });
    return text;
  }, [t, language]);
}
