import { message, type Problem } from '../errors/message.ts';
import { isLicensedCountryName } from '../radio/country.ts';
import {
  checkCredentialLength,
  checkPassword,
  formOf,
  type FormProblems,
  formProblems,
} from './login-form.ts';
import { checkNewUsername } from './new-username.ts';
import type { PasswordPolicy } from './password-policy.ts';
import { type PasswordFacts, passwordStrength } from './password-strength.ts';

/** §3.credentials. */
export interface NewCredentials {
  readonly newUsername: string;
  readonly newPassword: string;
  readonly newPassword2: string;
}

/** A new password: required, at most 64 characters, strong enough. §5.new-credentials. */
export function checkNewPassword(
  password: string,
  facts: PasswordFacts = {},
  policy?: PasswordPolicy,
): Problem | undefined {
  return checkCredentialLength(password) ?? passwordStrength(password, facts, policy).problem;
}

/** The repeated password: required and equal to the new one. §5.new-credentials. */
export function checkRepeatedPassword(repeated: string, password: string): Problem | undefined {
  const problem = checkPassword(repeated);
  if (problem !== undefined) return problem;
  return repeated === password ? undefined : message('The passwords do not match.');
}

/** The create-credentials form. §5.new-credentials. */
export function checkNewCredentials(
  credentials: NewCredentials,
  facts: Pick<PasswordFacts, 'hostname'> = {},
  policy?: PasswordPolicy,
): FormProblems<keyof NewCredentials> {
  const { newUsername, newPassword, newPassword2 } = formOf(credentials);
  const known = { ...facts, username: newUsername };
  return formProblems({
    newUsername: () => checkNewUsername(newUsername),
    newPassword: () => checkNewPassword(newPassword, known, policy),
    newPassword2: () => checkRepeatedPassword(newPassword2, newPassword),
  });
}

/** Country code of "Select Country". §3.first-setup-model. */
export const NO_COUNTRY = 0;

/** §5.first-setup. */
export const AGREEMENT_LABEL = 'Terms of Use agreement';

/** §3.first-setup-model. */
export interface FirstSetup {
  /** ISO 3166 numeric code; 0 means none. */
  readonly country: number;
  /** For example `en_US`. */
  readonly language: string;
  readonly agreed: boolean;
}

/** Country must not be 0. §5.first-setup. */
export function checkCountry(country: number): Problem | undefined {
  return Number.isInteger(country) && country > NO_COUNTRY
    ? undefined
    : message('Please select your country.');
}

/** The terms must be accepted. §5.first-setup. */
export function checkAgreed(agreed: boolean): Problem | undefined {
  return agreed === true ? undefined : message('Please accept the Terms of Use agreement.');
}

/** The first-setup form: Continue is enabled while it has no problems. §2.first-setup, §5.first-setup. */
export function checkFirstSetup(setup: FirstSetup): FormProblems<'country' | 'agreed'> {
  const { country, agreed } = formOf(setup);
  return formProblems({
    country: () => checkCountry(country),
    agreed: () => checkAgreed(agreed),
  });
}

/** True if a country requires the licensed firmware and its agreement, by its label. §2. */
export function needsLicensedFirmware(countryLabel: string): boolean {
  return isLicensedCountryName(countryLabel);
}
