import type { FirstSetup } from './first-setup-form.ts';
import type { NewCredentials } from './new-credentials-form.ts';

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
