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
const BLOCK_SECONDS = 60;

/** For how long the device refuses every attempt after such a failure, seconds; undefined where it does not. */
export function blockSeconds(problem: LoginProblem): number | undefined {
  return problem.kind === 'refused' && problem.deviceText === BLOCKED ? BLOCK_SECONDS : undefined;
}

/** Texts of a failed login, one sentence each. §8.login-failure. */
export function loginProblemMessages(problem: LoginProblem): readonly Message[] {
  switch (problem.kind) {
    case 'refused':
      return catalogueMessages({ kind: 'login-refused', deviceText: problem.deviceText });
    case 'unreachable':
      return [LOGIN_FAILURE, UNREACHABLE];
    case 'failed':
      return messagesForFailure(problem.failure, 'login');
    case 'cookies-disabled':
    case 'incomplete-response':
      return catalogueMessages({ kind: problem.kind });
  }
}
