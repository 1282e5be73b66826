import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { MergeChoice, ThreeWayChange } from '@radiolink/domain/configuration';
import { disputedSettings } from '@radiolink/domain/settings';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { ChangeValue } from '../change-value.tsx';
import styles from './review.module.css';

export interface DisputeListProps {
  readonly changes: readonly ThreeWayChange[];
  /** The choices made so far, while others are open. */
  readonly choices?: ReadonlyMap<string, MergeChoice>;
  readonly onSettle: (settlement: { readonly key: string; readonly choice: MergeChoice }) => void;
}

/** Conflicts: settings that were changed on the device too. The user selects the value to apply. */
export function DisputeList({ changes, choices, onSettle }: DisputeListProps) {
  const t = useText();
  const values = useUnitsOf(EditingModel, '$values');
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('Conflicting changes')}</h3>
      <ul className={styles.cuts}>
        {disputedSettings(changes, values).map(({ key, keys, name, mine, theirs }) => {
          const settle = (choice: MergeChoice): void => {
            for (const one of keys) onSettle({ key: one, choice });
          };
          return (
            <li key={key} className={styles.dispute}>
              <strong>{t(name)}</strong>
              <Button
                aria-pressed={choices && choices.get(key) === 'mine'}
                look={choices?.get(key) === 'mine' ? 'primary' : 'plain'}
                onClick={() => settle('mine')}
              >
                {t('My value')}: <ChangeValue change={{ key }} value={mine} />
              </Button>
              <Button
                aria-pressed={choices && choices.get(key) === 'theirs'}
                look={choices?.get(key) === 'theirs' ? 'primary' : 'plain'}
                onClick={() => settle('theirs')}
              >
                {t('On the device')}: <ChangeValue change={{ key }} value={theirs} />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
