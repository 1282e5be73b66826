import { message, type Problem } from '../errors/message.ts';
import { checkCredentialLength, checkPassword } from './credential.ts';
import { type FormProblems, formOf, formProblems } from './form-problems.ts';
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
