import type { SetupResults } from './setup-results.ts';

/** The screens that lead to a session. §2.login-steps. */
export type LoginStep = 'first-setup' | 'new-credentials' | 'login';
/** Posting the credentials together with what the steps handed on. §4.final-login-step. */
export type FinalLogin = 'final-login';

/** The part of the public info that decides. */
export interface SetupState {
  readonly setupComplete: boolean;
  readonly defaultPassword: boolean;
}

/**
 * The steps of a device in their order; the first is the screen that appears. Credentials are requested once: by the
 * create-credentials step while the device has its default password, else by the plain login.
 */
export function loginSteps({
  setupComplete,
  defaultPassword,
}: SetupState): readonly [LoginStep, ...LoginStep[]] {
  const credentials = defaultPassword ? 'new-credentials' : 'login';
  return setupComplete ? [credentials] : ['first-setup', credentials];
}

/** Where a step leads: a loaded backup goes straight to the final login. §2. */
export function stepAfter(
  step: LoginStep,
  steps: readonly LoginStep[],
  results: SetupResults,
): LoginStep | FinalLogin {
  if (results.new_config !== undefined) return 'final-login';
  return steps[steps.indexOf(step) + 1] ?? 'final-login';
}

/** Where Back leads; undefined on the first step, which shows no Back button. §2. */
export function stepBefore(step: LoginStep, steps: readonly LoginStep[]): LoginStep | undefined {
  return steps[steps.indexOf(step) - 1];
}

/**
 * True if a step offers to upload a backup: first setup while the device has its default password, new
 * credentials when there is no Back. §2.
 */
export function offersBackupUpload(step: LoginStep, state: SetupState): boolean {
  if (!state.defaultPassword) return false;
  return loginSteps(state)[0] === step;
}
