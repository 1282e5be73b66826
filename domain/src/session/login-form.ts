import { checkPassword, checkUsername, type Login } from './credential.ts';
import { type FormProblems, formOf, formProblems } from './form-problems.ts';

/** The login form. §5.login. */
export function checkLogin(login: Login): FormProblems<keyof Login> {
  const { username, password } = formOf(login);
  return formProblems({
    username: () => checkUsername(username),
    password: () => checkPassword(password),
  });
}
