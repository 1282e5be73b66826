import { checkPassword, checkUsername, type Login } from './credential.ts';
import { type FormProblems, formProblems } from './form-problems.ts';

/** The login form. Specification §5, Login. */
export function checkLogin(login: Login): FormProblems<keyof Login> {
  return formProblems({
    username: () => checkUsername(login.username),
    password: () => checkPassword(login.password),
  });
}
