import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { useEffect, useId, useState } from 'react';
import { Button, classNames, StateShape } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './changes.module.css';
import { NewAddress } from './new-address.tsx';
import { outcomeLabels } from './outcome-labels.ts';
import { TestEffect, useHasEffect } from './test-effect.tsx';
import { useClockText } from '../../i18n/use-time-text.ts';

/** For this duration a success is shown, while the page is visible and the details are folded, seconds. */
const SUCCESS_SECONDS = 60;

/**
 * Result of the last change in place of the test's countdown, visible at every scroll position. A success goes with the next
 * page, or after a minute; anything else stays until it is closed.
 * @param isOfBothEnds this browser ended the test, with the one of the remote device
 */
export function OutcomeBar({ isOfBothEnds }: { readonly isOfBothEnds: boolean }) {
  const t = useText();
  const clock = useClockText();
  const [state, dismiss] = useUnitsOf(PermittedApply, '$state', 'dismissed');
  const pending = useUnitsOf(EditingModel, '$pendingCount');
  const hasEffect = useHasEffect();
  const [unfolded, setUnfolded] = useState(false);
  const details = useId();
  const isSuccess = state.kind === 'done' && outcomeLabels(state.outcome, isOfBothEnds).tone === 'good';
  useEffect(() => {
    if (!isSuccess) return undefined;
    const close = (): void => dismiss();
    let left = SUCCESS_SECONDS;
    const timer = setInterval(() => {
      if (!document.hidden && !unfolded) left -= 1;
      if (left === 0) close();
    }, 1000);
    addEventListener('hashchange', close);
    return () => {
      clearInterval(timer);
      removeEventListener('hashchange', close);
    };
  }, [isSuccess, unfolded, dismiss]);
  if (state.kind !== 'done') return null;
  const { tone, text, reason, isPending = false, newAddress } = outcomeLabels(state.outcome, isOfBothEnds);
  const sentences = [
    ...text,
    ...(reason === undefined ? [] : [reason]),
    ...(isPending && pending > 0 ? ['Your changes are still pending.'] : []),
  ];
  return (
    <div
      className={classNames(styles.test, unfolded && styles.unfolded)}
      data-tone={tone}
      tabIndex={-1}
      data-takes-focus=""
    >
      <StateShape tone={tone} size={14} />
      <span className={styles.words}>
        {`${clock(state.at)} · ${sentences.map(sentence => t(sentence)).join(' ')}`}{' '}
        <NewAddress address={newAddress} />
      </span>
      {hasEffect && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={unfolded}
          aria-controls={details}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('Details of the test')}
        </button>
      )}
      <span className={styles.buttons}>
        <Button onClick={() => dismiss()}>{t('Close')}</Button>
      </span>
      <div className={styles.details} id={details} hidden={!unfolded}>
        {unfolded && <TestEffect as="table" isOver />}
      </div>
    </div>
  );
}
