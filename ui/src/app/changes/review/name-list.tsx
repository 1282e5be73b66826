import { useTranslation } from 'react-i18next';
import { ForeignText } from '../../../components/index.ts';
import { listFormat, useText } from '../../../i18n/use-text.ts';

/** Maximum number of stations named; the others are counted. */
const NAMED = 5;

/** Names of stations as the language writes a list, of many the first: `A, B, C, D, E, 3 more`. */
export function NameList({ of }: { readonly of: readonly string[] }) {
  const t = useText();
  const { language } = useTranslation().i18n;
  const others = of.length - NAMED;
  const items = others > 0 ? [...of.slice(0, NAMED), t('{count} more', { count: others })] : of;
  return listFormat(language)
    .formatToParts(items)
    .map(({ type, value }) => (type === 'element' ? <ForeignText key={value}>{value}</ForeignText> : value));
}
