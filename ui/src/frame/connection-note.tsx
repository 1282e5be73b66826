import { StatusModel } from '@radiolink/application/status/status.model';
import { useUnit } from 'effector-react';
import { StateBadge } from '../components/state-badge.tsx';
import { useText } from '../i18n/use-text.ts';
import { useModel } from '../models/models.ts';
import { AgeNote } from './age-note.tsx';
import styles from './frame.module.css';

/** That this browser has no answers, how old the data is and how often it failed. decided.md rows 3 and 37. */
export function ConnectionNote() {
  const t = useText();
  const { $ageSeconds, $failures } = useModel(StatusModel);
  const [age, failures] = useUnit([$ageSeconds, $failures]);
  return (
    <div className={styles.connection}>
      <StateBadge tone="warn">{t('Reconnecting…')}</StateBadge>
      <span>
        {age !== null && <AgeNote seconds={age} />}
        {age !== null && failures > 0 && ' · '}
        {failures > 0 && t('{count} failed attempts', { count: failures })}
      </span>
    </div>
  );
}
