import { message, type Problem } from '../errors/message.ts';
import { checkUsername } from './login-form.ts';

const USERNAME = /^[A-Za-z\d_][A-Za-z\d_.-]*$/;

/**
 * Name of a new user: required, begins with a letter, digit or underscore, goes on with these, dots and hyphens.
 * §5.new-credentials.
 */
export function checkNewUsername(value: string): Problem | undefined {
  const problem = checkUsername(value);
  if (problem !== undefined) return problem;
  if (USERNAME.test(value)) return undefined;
  return message(
    'Begin with a letter, digit or underscore; then use only letters, digits, underscores, dots and hyphens.',
  );
}
