import type { ShownValue } from '@radiolink/application/configuration-diff/comparison';
import { figureOfValue, findSetting } from '@radiolink/domain/settings';
import { ForeignText } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './diff.module.css';

export interface DifferenceValueProps {
  /** Key of the setting. */
  readonly of: string;
  readonly value: ShownValue | undefined;
  readonly unit?: string | undefined;
}

/** One side of a differing setting: a label in the user's language, other values as in the text. */
export function DifferenceValue({ of, value, unit }: DifferenceValueProps) {
  const t = useText();
  if (value === undefined) return <span className={styles.none}>{t('not present')}</span>;
  if (value.text === '') return <span className={styles.none}>{t('empty')}</span>;
  if (value.words) return t(value.text);
  const descriptor = findSetting(of)?.descriptor;
  const text = descriptor ? figureOfValue(value.text, descriptor) : value.text;
  return (
    <>
      <ForeignText longest={LONGEST_VALUE}>{text}</ForeignText>
      {unit !== undefined && <small>{`\u2009${unit}`}</small>}
    </>
  );
}

/** Longest value worth showing whole: a key of a user, or a list. */
const LONGEST_VALUE = 2000;
