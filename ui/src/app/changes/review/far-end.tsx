import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { ConfigText } from '@radiolink/domain/configuration';
import { applyRemoteFirst } from '@radiolink/domain/impact';
import { LinkState } from '@radiolink/domain/link';
import { ForeignText, StateShape } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import styles from './review.module.css';

/** Which end of the link to change first with the pending changes. */
export function FarEnd() {
  const state = useUnitsOf(EditingModel, '$state');
  return state && <FarEndOf before={state.store.original} after={state.store.running} />;
}

export interface FarEndOfProps {
  readonly before: ConfigText;
  readonly after: ConfigText;
}

/** Which end of the link to change first, with a link to the remote end. */
export function FarEndOf({ before, after }: FarEndOfProps) {
  const t = useText();
  const [link, page] = useUnitsOf(DashboardModel, '$link', '$farPage');
  const advice = applyRemoteFirst(before, after);
  // Without a link, no remote end can be changed over it.
  if (advice === undefined || link?.state !== LinkState.Connected) return null;
  const { name, ip } = link?.ends.remote ?? {};
  return (
    <p className={styles.farEnd}>
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
