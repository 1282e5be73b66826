import type { SessionValues } from '@radiolink/application/session/session-store.port';
import type { LoginProblem } from '@radiolink/application/session/session.port';
import {
  catalogueMessages,
  LOGIN_FAILURE,
  type Message,
  message,
  messagesForFailure,
} from '@radiolink/domain/errors';
import { mayTestStillRun, sessionEndMessage } from '@radiolink/domain/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Banner } from '../../components/banner.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import styles from './login-card.module.css';
import { useLoginPorts } from './login-context.ts';

const NEVER_CHANGES = () => () => undefined;

/** The answer to a login that opened no session, in room that is kept for it. §8.login-failure. */
export function LoginOutcome({ problem }: { readonly problem: LoginProblem | undefined }) {
  const t = useText();
  const other = useStored('other_device', '');
  const blocked = problem && blockSeconds(problem);
  return (
    <div className={styles.outcome}>
      {problem !== undefined && (
        <Banner tone="bad" urgent>
          {loginProblemMessages(problem)
            .map(said => t(said))
            .join(' ')}
          {blocked !== undefined && <Block seconds={blocked} />}
        </Banner>
      )}
      {problem === undefined && other === '' && <SessionEnd />}
      {problem === undefined && other !== '' && (
        <Banner tone="warn">
          {t('Another device responds at this address: {mac}. The session has ended.', { mac: other })}
        </Banner>
      )}
    </div>
  );
}

/** How long the device still refuses every attempt; nothing once it does not. A timer is not read out each second. */
function Block({ seconds }: { readonly seconds: number }) {
  const t = useText();
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil(seconds - (now - start) / 1000);
  if (left <= 0) return null;
  return <span role="timer"> {t('Wait {seconds} s before the next attempt.', { seconds: left })}</span>;
}

/** Why the last session ended, and until when a test runs; nothing after a log-out. */
function SessionEnd() {
  const t = useText();
  const clock = useClockText();
  const [now] = useState(() => Date.now());
  const end = useStored('session_end', '');
  const cause = sessionEndMessage(end);
  const until = useStored('test_until', 0);
  const test =
    until > now &&
    mayTestStillRun(end) &&
    t('A configuration test runs until {time}. Then the device reverts automatically.', {
      time: clock(until),
    });
  if (cause === undefined && !test) return null;
  return <Banner tone="warn">{[cause && t(cause), test].filter(Boolean).join(' ')}</Banner>;
}

/** What the session before left behind; read after the first paint, which is the same for everybody. */
function useStored<Key extends 'other_device' | 'session_end' | 'test_until'>(
  key: Key,
  none: SessionValues[Key],
): SessionValues[Key] {
  const { store } = useLoginPorts();
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => store.get(key) ?? none,
    () => none,
  );
}

const UNREACHABLE = message('The device does not respond. Check power and connection, then try again.');

/** What a device says while it blocks an address after several wrong passwords, and for how long it does. reading 15. */
const BLOCKED = 'Too many failed login attempts.';
const BLOCK_SECONDS = 60;

/** For how long the device refuses every attempt after such a failure, seconds; undefined where it does not. */
export function blockSeconds(problem: LoginProblem): number | undefined {
  return problem.kind === 'refused' && problem.deviceText === BLOCKED ? BLOCK_SECONDS : undefined;
}

/** Texts of a failed login, one sentence each. §8.login-failure. */
export function loginProblemMessages(problem: LoginProblem): readonly Message[] {
  switch (problem.kind) {
    case 'refused':
      return catalogueMessages({ kind: 'login-refused', deviceText: problem.deviceText });
    case 'unreachable':
      return [LOGIN_FAILURE, UNREACHABLE];
    case 'failed':
      return messagesForFailure(problem.failure, 'login');
    case 'cookies-disabled':
    case 'incomplete-response':
      return catalogueMessages({ kind: problem.kind });
  }
}
