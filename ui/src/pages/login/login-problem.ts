import type { LoginProblem } from '@radiolink/application/session/session.port';
import {
  catalogueMessages,
  LOGIN_FAILURE,
  type Message,
  message,
  messagesForFailure,
} from '@radiolink/domain/errors';

const UNREACHABLE = message('The device does not respond. Check power and connection, then try again.');

/** What a device says while it blocks an address after several wrong passwords, and for how long it does. reading 15. */
const BLOCKED = 'Too many failed login attempts.';
const WAIT = message('Wait {seconds} s before the next attempt.', { seconds: 60 });

/** Texts of a failed login, one sentence each. §8.login-failure. */
export function loginProblemMessages(problem: LoginProblem): readonly Message[] {
  switch (problem.kind) {
    case 'refused':
      return [
        ...catalogueMessages({ kind: 'login-refused', deviceText: problem.deviceText }),
        ...(problem.deviceText === BLOCKED ? [WAIT] : []),
      ];
    case 'unreachable':
      return [LOGIN_FAILURE, UNREACHABLE];
    case 'failed':
      return messagesForFailure(problem.failure, 'login');
    case 'cookies-disabled':
    case 'incomplete-response':
      return catalogueMessages({ kind: problem.kind });
  }
}
