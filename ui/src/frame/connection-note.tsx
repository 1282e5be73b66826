import { useUnit } from 'effector-react';
import { StateBadge } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModels } from '../models/index.ts';
import { AgeNote } from './age-note.tsx';
import styles from './frame.module.css';

/** That answers fail, since when and how often; nothing while they come. decided.md row 3. */
export function ConnectionNote() {
  const t = useText();
  const connection = useUnit(useModels().status.$connection);
  return (
    <output className={styles.connection}>
      {connection.kind === 'reconnecting' && (
        <>
          <StateBadge tone="warn">{t('Reconnecting…')}</StateBadge>
          <span aria-hidden="true">
            <AgeNote /> {t('{count} failed tries', { count: connection.failures })}
          </span>
        </>
      )}
    </output>
  );
}
