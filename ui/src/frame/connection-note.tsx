import { StatusModel } from '@radiolink/application/status';
import { useUnit } from 'effector-react';
import { StateBadge } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModel } from '../models/index.ts';
import { AgeNote } from './age-note.tsx';
import styles from './frame.module.css';

/** That answers fail, how old the data is and how often it failed. decided.md row 3. */
export function ConnectionNote({ failures }: { readonly failures: number }) {
  const t = useText();
  const { $ageSeconds } = useModel(StatusModel);
  const age = useUnit($ageSeconds);
  return (
    <div className={styles.connection}>
      <StateBadge tone="warn">{t('Reconnecting…')}</StateBadge>
      <span>
        {age !== null && (
          <>
            <AgeNote seconds={age} />
            {' · '}
          </>
        )}
        {t('{count} failed attempts', { count: failures })}
      </span>
    </div>
  );
}
