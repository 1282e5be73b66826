import type { ApplyMode } from '@radiolink/application/configuration/apply/apply-state';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { ConfigText } from '@radiolink/domain/configuration';
import { applyRemoteFirst, type ChangeImpact } from '@radiolink/domain/impact';
import { LinkState } from '@radiolink/domain/link';
import { ForeignText, StateShape } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import styles from './review.module.css';

/** Which end of the link to change first with the pending changes. */
export function RemoteEnd() {
  const state = useUnitsOf(EditingModel, '$state');
  return state && <RemoteEndOf before={state.store.original} after={state.store.running} />;
}

export interface RemoteEndOfProps {
  readonly before: ConfigText;
  readonly after: ConfigText;
}

/** Which end of the link to change first, with a link to the remote end. */
export function RemoteEndOf({ before, after }: RemoteEndOfProps) {
  const t = useText();
  const [link, page] = useUnitsOf(DashboardModel, '$link', '$remoteUrl');
  const advice = applyRemoteFirst(before, after);
  // Without a link, no remote end can be changed over it.
  if (advice === undefined || link?.state !== LinkState.Connected) return null;
  const { name, ip } = link?.ends.remote ?? {};
  return (
    <p className={styles.remoteEnd}>
      {!advice.followsByItself && <StateShape tone="warn" size={12} />}
      <span>
        {t(advice.message)}{' '}
        {page !== null && (
          <a href={page} target="_blank" rel="noreferrer">
            {t('Open remote device')} <ForeignText>{name ?? ip ?? page}</ForeignText>
          </a>
        )}
      </span>
    </p>
  );
}

/** One way to apply what is pending. */
interface WayToApply {
  readonly mode: ApplyMode;
  /** English words of its button. */
  readonly words: string;
  readonly isProposed: boolean;
}

const UNSAVED: WayToApply = { mode: 'no-save', words: 'Apply without saving', isProposed: false };

/**
 * The ways to apply changes, the proposed one last, where the eye and the thumb end. An untestable change
 * that risks losing the device is never proposed. reading 7.
 * @param canLeaveUnsaved true if the device can run a configuration without saving it
 */
export function waysToApply(
  impact: Pick<ChangeImpact, 'needsTest' | 'testProblem'> | null,
  canLeaveUnsaved: boolean,
): readonly WayToApply[] {
  const unsaved = canLeaveUnsaved ? [UNSAVED] : [];
  if (impact?.testProblem !== undefined) {
    return [...unsaved, { mode: 'save', words: 'Save and apply without a test', isProposed: false }];
  }
  const needsTest = impact?.needsTest ?? false;
  const save: WayToApply = { mode: 'save', words: 'Save and apply', isProposed: !needsTest };
  const test: WayToApply = { mode: 'test', words: 'Test', isProposed: needsTest };
  return needsTest ? [...unsaved, save, test] : [...unsaved, test, save];
}
