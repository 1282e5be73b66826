import {
  joinResults,
  type LoginStep,
  loginSteps,
  type SetupResults,
  type SetupState,
  stepAfter,
  stepBefore,
  VENDOR_SHORT_NAME,
} from '@radiolink/domain/session';
import type { Credentials } from '../session/session.port.ts';

/** The user's step on the way to a session, and the results of the earlier steps. §2. */
export interface LoginFlow {
  readonly state: SetupState;
  readonly step: LoginStep;
  /** Handed on by the steps that are done; the last step's own are not among them. */
  readonly results: SetupResults;
}

/** Where a finished step leads: to another screen, or to the call that opens the session. */
export type Advance =
  | { readonly to: 'step'; readonly flow: LoginFlow }
  | { readonly to: 'final-login'; readonly results: SetupResults };

/** The first screen of a device. §2.login-steps. */
export function startFlow({ setupComplete, defaultPassword }: SetupState): LoginFlow {
  const state = { setupComplete, defaultPassword };
  return { state, step: loginSteps(state)[0], results: {} };
}

/** Step after a finished one; a `new_config` result goes straight to the final login. §2. */
export function advance(flow: LoginFlow, produced: SetupResults): Advance {
  const results = joinResults(flow.results, produced);
  const next = stepAfter(flow.step, loginSteps(flow.state), results);
  return next === 'final-login'
    ? { to: 'final-login', results }
    : { to: 'step', flow: { ...flow, step: next, results } };
}

/** The previous step; undefined on the first, which shows no Back button. */
export function flowBefore(flow: LoginFlow): LoginFlow | undefined {
  const step = stepBefore(flow.step, loginSteps(flow.state));
  return step === undefined ? undefined : { ...flow, step };
}

/**
 * The flow after a new report of the device's state. It keeps its step if nothing changed, or if the user has
 * begun to fill in the screen. Otherwise the device's new state determines the step.
 */
export function flowAfterRefresh(flow: LoginFlow, fresh: SetupState, begun: boolean): LoginFlow {
  const { setupComplete, defaultPassword } = flow.state;
  const same = fresh.setupComplete === setupComplete && fresh.defaultPassword === defaultPassword;
  return same || begun ? flow : startFlow(fresh);
}

/**
 * The credentials that the final login posts while the device has the manufacturer's login: the user does not
 * enter them. §2.login-steps.
 */
export const DEFAULT_CREDENTIALS: Credentials = { username: VENDOR_SHORT_NAME, password: VENDOR_SHORT_NAME };
