import type { LoginProblem } from '@radiolink/application/session/session.port';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-card.module.css';
import { useLoginPorts } from './login-context.ts';

export interface TicketStepProps {
  readonly productName: string;
  readonly ticket: string;
  readonly onOpened: () => Promise<void>;
  readonly onFailed: (problem: LoginProblem) => void;
  /** The user keeps the session that is open. */
  readonly onDeclined: () => void;
}

/** Logs in with the ticket of the address; asks before it replaces a live session. §2; reading 4. */
export function TicketStep({ productName, ticket, onOpened, onFailed, onDeclined }: TicketStepProps) {
  const t = useText();
  const { session, store } = useLoginPorts();
  const [asks, setAsks] = useState(false);

  const redeem = async (): Promise<void> => {
    const outcome = await session.loginWithTicket(ticket);
    if (outcome.ok) await onOpened();
    else onFailed(outcome.problem);
  };
  const decide = useEffectEvent((live: boolean) => {
    if (live) setAsks(true);
    else void redeem();
  });
  useEffect(() => {
    // Another page of this browser may hold a session of the device: the cookie is theirs together.
    const live =
      store.get('logged_in') === true ? Promise.resolve(true) : hasSession(() => session.currentUser());
    void live.then(decide);
  }, [session, store]);

  const replace = () => {
    setAsks(false);
    void redeem();
  };

  return (
    <LoginCard productName={productName}>
      <h1 className={styles.title}>{t('Login')}</h1>
      {asks ? (
        <>
          <p className={styles.subtitle}>
            {t(
              'You are already logged in to this device. The link you followed replaces your session with a new one.',
            )}
          </p>
          <div className={styles.buttons}>
            <Button onClick={onDeclined}>{t('Keep my session')}</Button>
            <Button look="primary" onClick={replace}>
              {t('Replace my session')}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.subtitle} aria-live="polite">
          {t('Please wait')}
        </p>
      )}
    </LoginCard>
  );
}

function hasSession(ask: () => Promise<unknown>): Promise<boolean> {
  return ask().then(
    () => true,
    () => false,
  );
}
