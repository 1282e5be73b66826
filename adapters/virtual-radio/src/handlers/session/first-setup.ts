import type { Radio } from '../../radio.ts';
import type { Translations } from '../../radio-options.ts';
import { randomHex } from '../../random/random-hex.ts';
import { isAcceptablePassword, isAccountName } from '../../users/account-rules.ts';
import { md5Crypt } from '../../users/md5-crypt.ts';
import { type User, userInSlot } from '../../users/user-accounts.ts';
import type { Fields } from '../../wire/fields.ts';
import { acceptableConfiguration } from '../configuration/configuration-body.ts';
import { TEST_RUNNING } from '../configuration/write-answer.ts';
import { knownLanguage } from './languages.ts';
import { isSetupCountry } from './setup-countries.ts';

/** Result of the setup fields of a login. */
export interface SetupOutcome {
  /** User of the opened session. */
  readonly user: User;
  /** True if anything was set up. */
  readonly done: boolean;
  /** Why nothing was, in the device's words. */
  readonly problem?: string;
}

/** Carries out the setup fields that came with a login, if any. §classic.auth. */
export function applyFirstSetup(radio: Radio, user: User, fields: Fields): SetupOutcome {
  const kind = fields.text('device_setup');
  if (kind === undefined || user.readOnly) return { user, done: false };
  if (kind === 'cfg') return stageBackup(radio, user, fields.text('new_config') ?? '');
  if (kind !== 'first' && kind !== 'user') return { user, done: false };
  const changes = new Map<string, string>();
  const problem =
    (kind === 'first' ? countryChanges(radio, fields, changes) : undefined) ??
    (kind === 'user' || fields.has('new_username') ? userChanges(fields, changes) : undefined);
  if (problem !== undefined) return { user, done: false, problem };
  if (!radio.control.patch(changes)) return { user, done: false, problem: 'Invalid username.' };
  radio.setupComplete = true;
  return { user: userInSlot(radio.configuration.running, user.slot) ?? user, done: true };
}

function stageBackup(radio: Radio, user: User, text: string): SetupOutcome {
  const config = acceptableConfiguration(text);
  if (config === undefined) return { user, done: false, problem: 'Invalid configuration file.' };
  if (!radio.control.stage(config)) return { user, done: false, problem: TEST_RUNNING };
  radio.setupComplete = true;
  return { user, done: true };
}

function countryChanges(
  radio: { readonly translations: Translations },
  fields: Fields,
  changes: Map<string, string>,
): string | undefined {
  const country = Number(fields.text('new_ccode'));
  if (!isSetupCountry(country)) return 'Invalid country.';
  changes.set('radio.countrycode', String(country));
  changes.set('radio.1.countrycode', String(country));
  const language = knownLanguage(radio, fields.text('new_lang'));
  if (language !== undefined) changes.set('gui.language', language);
  return undefined;
}

function userChanges(fields: Fields, changes: Map<string, string>): string | undefined {
  const name = fields.text('new_username') ?? '';
  const password = fields.text('new_password') ?? '';
  if (!isAccountName(name)) return 'Invalid username.';
  if (!isAcceptablePassword(password, name)) return 'Password is too weak.';
  changes.set('users.1.name', name);
  changes.set('users.1.password', md5Crypt(password, randomHex(8)));
  changes.set('users.1.status', 'enabled');
  return undefined;
}
