import type { ShownValue } from '@radiolink/application/configuration-diff';
import { ForeignText } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import styles from './diff.module.css';

export interface DifferenceValueProps {
  readonly value: ShownValue | undefined;
  readonly unit?: string | undefined;
}

/** One side of a differing setting: a label in the user's language, other values as in the text. */
export function DifferenceValue({ value, unit }: DifferenceValueProps) {
  const t = useText();
  if (value === undefined) return <span className={styles.none}>{t('not present')}</span>;
  if (value.text === '') return <span className={styles.none}>{t('empty')}</span>;
  if (value.words) return t(value.text);
  return (
    <>
      <ForeignText longest={LONGEST_VALUE}>{value.text}</ForeignText>
      {unit !== undefined && <small>{`\u2009${unit}`}</small>}
    </>
  );
}

/** Longest value worth showing whole: a key of a user, or a list. */
const LONGEST_VALUE = 2000;
