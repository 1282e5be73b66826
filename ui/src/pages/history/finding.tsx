import { HistoryModel } from '@radiolink/application/history/history.model';
import type { LikelyCause } from '@radiolink/domain/history';
import { useId } from 'react';
import { StateShape } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { noticeLabel } from '../../components/notice-labels.ts';
import styles from './history.module.css';
import { useMoment } from '../../i18n/use-time-text.ts';
import { usePickedTime } from './use-picked-time.ts';
import typography from '../../theme/typography.module.css';

const MINUTE_MS = 60_000;

/** Local time as the field of the browser reads it: `2026-06-01T14:05`. */
const fieldText = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

/** The picked time as a field: exact, and without a pointer. */
function TimeField() {
  const t = useText();
  const id = useId();
  const [, pick] = usePickedTime();
  const at = useUnitsOf(HistoryModel, '$at');
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{t('Time to compare')}</label>
      <input
        id={id}
        type="datetime-local"
        className={styles.input}
        value={at === null ? '' : fieldText(at)}
        onChange={event => {
          const chosen = new Date(event.currentTarget.value).getTime();
          if (Number.isFinite(chosen)) pick(chosen);
        }}
      />
      <span className={typography.muted}>{t('Or click a chart or an event.')}</span>
    </p>
  );
}

/** What to do, as the way to where it is done where there is one. */
function Advice({ of: { kind, advice } }: { readonly of: LikelyCause }) {
  const t = useText();
  return kind === 'configuration' ? <a href="#/diff">{t(advice)}</a> : t(advice);
}

/** The first sentence: the likely cause at the picked time, or that none is claimed; then what to do. */
export function Finding() {
  const t = useText();
  const moment = useMoment();
  const explanation = useUnitsOf(HistoryModel, '$explanation');
  const [first, ...others] = explanation?.causes ?? [];
  return (
    <section className={styles.finding} aria-label={t('Likely cause')}>
      <p className={styles.sentence} aria-live="polite">
        {explanation === null ? (
          t('No change stands out in the recorded data. Select a time to compare before and after.')
        ) : (
          <>
            {first !== undefined && <StateShape tone="warn" size={14} />}{' '}
            <strong>{t(noticeLabel(explanation.headline))}</strong>{' '}
            <time className={typography.muted}>{moment(explanation.at)}</time>
          </>
        )}
      </p>
      {first !== undefined && (
        <p>
          <Advice of={first} />
        </p>
      )}
      {others.map(cause => (
        <p key={cause.kind}>
          {t(noticeLabel(cause.message))} <Advice of={cause} />
        </p>
      ))}
      <TimeField />
    </section>
  );
}
