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

/** The problems of a form by field; a field without one may be sent. */
export type FormProblems<Field extends string> = Readonly<Partial<Record<Field, Problem>>>;

/** The values of a form; none for what is no record, so that its rules answer and never throw. */
export function formOf<Form extends object>(form: Form): Form {
  return Object(form) as Form;
}

/** Runs the rule of each field and keeps what they object to. */
export function formProblems<Field extends string>(
  rules: Readonly<Record<Field, () => Problem | undefined>>,
): FormProblems<Field> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const problem = rules[field]();
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

/** True if no field has a problem. */
export function isValid(problems: FormProblems<string>): boolean {
  return Object.keys(problems).length === 0;
}

/** The login form. §5.login. */
export function checkLogin(login: Login): FormProblems<keyof Login> {
  const { username, password } = formOf(login);
  return formProblems({
    username: () => checkUsername(username),
    password: () => checkPassword(password),
  });
}
