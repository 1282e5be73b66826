import type { LoginProblem } from '@radiolink/application/session';
import { type Message, message } from '@radiolink/domain/errors';
import { LOGIN_SHORTFALL_MESSAGES } from '@radiolink/domain/session';

const UNREACHABLE = message(
  'The device does not answer. Check its power and the connection, then try again.',
);

/** What follows `Error logging in.` when a login opened no session; undefined when the device gave no reason. Specification §8. */
export function loginProblemMessage(problem: LoginProblem): Message | undefined {
  switch (problem.kind) {
    case 'refused':
      return problem.deviceText === '' ? undefined : message(problem.deviceText);
    case 'unreachable':
      return UNREACHABLE;
    default:
      return LOGIN_SHORTFALL_MESSAGES[problem.kind];
  }
}
