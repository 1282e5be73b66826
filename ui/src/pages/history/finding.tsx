import { TimelineModel } from '@radiolink/application/timeline/timeline.model';
import { useUnit } from 'effector-react';
import { StateShape } from '../../components/state-badge.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { noticeWords } from '../../notices/notice-words.ts';
import styles from './history.module.css';
import { TimeField } from './time-field.tsx';
import { useMoment } from './use-moment.ts';

/** The first sentence: the likely cause at the picked time, or that none is claimed; then what to do. */
export function Finding() {
  const t = useText();
  const moment = useMoment();
  const explanation = useUnit(useModel(TimelineModel).$explanation);
  const [first, ...others] = explanation?.causes ?? [];
  return (
    <section className={styles.finding} aria-label={t('Likely cause')}>
      <p className={styles.sentence} aria-live="polite">
        {explanation === null ? (
          t('No change stands out in the record. Pick a time to compare before and after.')
        ) : (
          <>
            {first !== undefined && <StateShape tone="warn" size={14} />}{' '}
            <strong>{t(noticeWords(explanation.headline))}</strong>{' '}
            <time className={styles.quiet}>{moment(explanation.at)}</time>
          </>
        )}
      </p>
      {first !== undefined && <p>{t(first.advice)}</p>}
      {others.map(({ kind, message, advice }) => (
        <p key={kind}>
          {t(noticeWords(message))} {t(advice)}
        </p>
      ))}
      <TimeField />
    </section>
  );
}
