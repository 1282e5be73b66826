import { SessionModel } from '@radiolink/application/session/session.model';
import { StartModel } from '@radiolink/application/start/start.model';
import type { StartPart } from '@radiolink/application/start/start-retries';
import { StatusModel } from '@radiolink/application/status/status.model';
import { failureCause, type FetchError } from '@radiolink/domain/errors';
import { useStoreMap } from 'effector-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { FailureMessage } from '../../components/failure-message.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { StartOverlay } from './start-overlay.tsx';
import styles from './start-overlay.module.css';

/** Shows what it holds once the start has brought what that needs. §4.start-up. */
export function StartGate({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const state = useUnitsOf(StartModel, '$state');
  if (state.phase === 'ready') return children;
  return (
    <StartOverlay words={t('Please wait...')} note={state.late && <LateNote missing={state.missing} />} />
  );
}

const NAMES: Readonly<Record<StartPart, string>> = {
  user: 'User',
  status: 'Status',
};

/** Pending parts of the start, and a button to cancel. */
function LateNote({ missing }: { readonly missing: readonly StartPart[] }) {
  const t = useText();
  const failures: Readonly<Record<StartPart, FetchError | null>> = {
    user: useStoreMap(useModel(StartModel).user.$state, ({ failure }) => failure),
    status: useUnitsOf(StatusModel, '$failure'),
  };
  const [loggingOut, logout] = useUnitsOf(SessionModel, '$loggingOut', 'logoutRequested');
  return (
    <div className={styles.late}>
      <p>{t('Waiting for the device. Not yet loaded:')}</p>
      <ul className={styles.missing}>
        {missing.map(part => (
          <li key={part}>
            {t(NAMES[part])}
            {failures[part] !== null && <FailureReason of={failures[part]} />}
          </li>
        ))}
      </ul>
      <p>{t('Retrying automatically.')}</p>
      <Button disabled={loggingOut} onClick={() => logout()}>
        {t('Log out')}
      </Button>
    </div>
  );
}

/** Why a part of the start does not come: silence is said apart from an error. §8. */
function FailureReason({ of: failure }: { readonly of: FetchError }) {
  const t = useText();
  return (
    <>
      {': '}
      {failureCause(failure) === 'no-answer' ? (
        t('The device does not respond.')
      ) : (
        <FailureMessage failure={failure} context="action" />
      )}
    </>
  );
}
