import type { Message } from '@radiolink/domain/errors';
import { useTranslation } from 'react-i18next';

type Values = Readonly<Record<string, string | number>>;

/** Turns an English sentence, or a domain message, into the user's language. */
export type Text = (key: string | Message, values?: Values) => string;

/**
 * The texts of the page: `const t = useText(); t('Login')`.
 * Nesting (`$t(…)`) stays off: a device's translation is data, never a template of ours.
 */
export function useText(): Text {
  const { t } = useTranslation();
  return (key, values) =>
    typeof key === 'string'
      ? t(key, { ...values, nest: false })
      : t(key.key, { ...key.values, ...values, nest: false });
}
