import type { LoginProblem } from '@radiolink/application/session';
import { Banner } from '../../components/banner.tsx';
import { useText } from '../../i18n/index.ts';
import { loginProblemMessages } from './login-problem.ts';
import styles from './login-card.module.css';

/** The answer to a login that opened no session, in room that is kept for it. Specification §8, Login failure. */
export function LoginOutcome({ problem }: { readonly problem: LoginProblem | undefined }) {
  const t = useText();
  return (
    <div className={styles.outcome}>
      {problem !== undefined && (
        <Banner tone="bad" urgent>
          {loginProblemMessages(problem)
            .map(said => t(said))
            .join(' ')}
        </Banner>
      )}
    </div>
  );
}
