import type { LoginProblem } from '@radiolink/application/session';
import { catalogueMessages, LOGIN_FAILURE, type Message, message } from '@radiolink/domain/errors';

const UNREACHABLE = message('The device does not respond. Check power and connection, then try again.');

/** Texts of a failed login, one sentence each. Specification §8, Login failure. */
export function loginProblemMessages(problem: LoginProblem): readonly Message[] {
  switch (problem.kind) {
    case 'refused':
      return catalogueMessages({ kind: 'login-refused', deviceText: problem.deviceText });
    case 'unreachable':
      return [LOGIN_FAILURE, UNREACHABLE];
    case 'cookies-disabled':
    case 'incomplete-response':
      return catalogueMessages({ kind: problem.kind });
  }
}
