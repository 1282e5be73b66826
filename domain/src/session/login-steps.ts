import type { FirstSetup, NewCredentials } from './setup-forms.ts';

/**
 * Results of the steps before the login, as the login call takes them. `user` sets the first user, `first` the
 * country as well, `cfg` stages a backup file instead. §3.setup-results.
 */
export interface SetupResults {
  readonly device_setup?: 'user' | 'cfg' | 'first';
  readonly new_username?: string;
  readonly new_password?: string;
  /** The text of a backup file. */
  readonly new_config?: string;
  readonly new_ccode?: number;
  readonly new_lang?: string;
}

/** Result of the first-setup step. */
export function firstSetupResults({ country, language }: FirstSetup): SetupResults {
  return { device_setup: 'first', new_ccode: country, new_lang: language };
}

/** Result of the create-credentials step. */
export function newCredentialsResults({ newUsername, newPassword }: NewCredentials): SetupResults {
  return { device_setup: 'user', new_username: newUsername, new_password: newPassword };
}

/** Result of an uploaded backup. */
export function backupResults(text: string): SetupResults {
  return { device_setup: 'cfg', new_config: text };
}

/** Joins what two steps hand on: a backup replaces all else, and a first setup stays one when a user is added. */
export function joinResults(earlier: SetupResults, later: SetupResults): SetupResults {
  if (later.device_setup === 'cfg') return later;
  const joined = { ...earlier, ...later };
  return earlier.device_setup === 'first' ? { ...joined, device_setup: 'first' } : joined;
}

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
