import type { Credentials, LoginProblem } from '@radiolink/application/session/session.port';
import type { SetupResults } from '@radiolink/domain/session';
import { useState } from 'react';
import { useLoginPorts } from './login-context.ts';

export interface FinalLogin {
  /** The call is under way, or what comes after it is being loaded. */
  readonly busy: boolean;
  readonly problem: LoginProblem | undefined;
  /** Resolves to whether a session was opened. */
  readonly run: (credentials: Credentials, setup?: SetupResults) => Promise<boolean>;
}

/** The final login step: posts the credentials with what the steps handed on. §4. */
export function useFinalLogin(
  onOpened: () => Promise<void>,
  before: LoginProblem | undefined = undefined,
): FinalLogin {
  const { session, draft, store } = useLoginPorts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(before);

  const run = async (credentials: Credentials, setup?: SetupResults): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = await session.login(credentials, setup);
      if (!outcome.ok) {
        setProblem(outcome.problem);
        return false;
      }
      draft.clear();
      if (setup?.new_lang !== undefined) store.set({ new_ui_lang: setup.new_lang });
      await onOpened();
      return true;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
