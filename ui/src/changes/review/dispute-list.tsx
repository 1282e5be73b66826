import { maskedValue, type MergeChoice, type ThreeWayChange } from '@radiolink/domain/configuration';
import { settingNameMessage } from '@radiolink/domain/settings';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { ChangeValue } from '../change-value.tsx';
import styles from './review.module.css';

export interface DisputeListProps {
  readonly changes: readonly ThreeWayChange[];
  readonly onSettle: (settlement: { readonly key: string; readonly choice: MergeChoice }) => void;
}

/** Settings that somebody else changed too: the reader says which value is to stand. */
export function DisputeList({ changes, onSettle }: DisputeListProps) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('Changed by somebody else too')}</h3>
      <ul className={styles.cuts}>
        {changes.map(({ key, mine, theirs }) => (
          <li key={key} className={styles.dispute}>
            <strong>{t(settingNameMessage(key) ?? key)}</strong>
            <Button onClick={() => onSettle({ key, choice: 'mine' })}>
              {t('Mine')}: <ChangeValue change={{ key }} value={mine && maskedValue(key, mine)} />
            </Button>
            <Button onClick={() => onSettle({ key, choice: 'theirs' })}>
              {t('On the device')}:{' '}
              <ChangeValue change={{ key }} value={theirs && maskedValue(key, theirs)} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
