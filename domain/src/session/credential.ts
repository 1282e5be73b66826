import { message, type Problem } from '../errors/message.ts';
import { codePoints, textOf } from '../text/text.ts';

/** Longest user name and longest password, code points. §9.limits. */
export const CREDENTIAL_MAX_LENGTH = 64;

/** User name and password as typed. §3.login. */
export interface Login {
  readonly username: string;
  readonly password: string;
}

/** A value that fits into the fields of the device. */
export function checkCredentialLength(value: string): Problem | undefined {
  if (codePoints(textOf(value)) <= CREDENTIAL_MAX_LENGTH) return undefined;
  return message('Use at most {length} characters.', { length: CREDENTIAL_MAX_LENGTH });
}

/** User name of a login: required, at most 64 characters. §5.login. */
export function checkUsername(value: string): Problem | undefined {
  return textOf(value) === '' ? message('Username is required.') : checkCredentialLength(value);
}

/** Password of a login: required, at most 64 characters. §5.login. */
export function checkPassword(value: string): Problem | undefined {
  return textOf(value) === '' ? message('Password is required.') : checkCredentialLength(value);
}
