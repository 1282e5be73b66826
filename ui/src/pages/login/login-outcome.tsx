import type { LoginProblem } from '@radiolink/application/session';
import { useSyncExternalStore } from 'react';
import { Banner } from '../../components/banner.tsx';
import { useText } from '../../i18n/index.ts';
import { useLoginPorts } from './login-context.ts';
import { loginProblemMessages } from './login-problem.ts';
import styles from './login-card.module.css';

const NEVER_CHANGES = () => () => undefined;

/** The answer to a login that opened no session, in room that is kept for it. Specification §8, Login failure. */
export function LoginOutcome({ problem }: { readonly problem: LoginProblem | undefined }) {
  const t = useText();
  const other = useOtherDevice();
  return (
    <div className={styles.outcome}>
      {problem !== undefined && (
        <Banner tone="bad" urgent>
          {loginProblemMessages(problem)
            .map(said => t(said))
            .join(' ')}
        </Banner>
      )}
      {problem === undefined && other !== '' && (
        <Banner tone="warn">
          {t('Another device responds at this address: {mac}. The session has ended.', { mac: other })}
        </Banner>
      )}
    </div>
  );
}

/** Which device ended the last session; read after the first paint, which is the same for everybody. */
function useOtherDevice(): string {
  const { store } = useLoginPorts();
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => store.get('other_device') ?? '',
    () => '',
  );
}
