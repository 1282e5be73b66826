import type { LoginProblem } from '@radiolink/application/session';
import { type Message, message } from '@radiolink/domain/errors';

/** What follows `Error logging in.` when a login opened no session. Specification §8. */
export function loginProblemMessage(problem: LoginProblem): Message {
  switch (problem.kind) {
    case 'refused':
      return message(problem.deviceText);
    case 'cookies-disabled':
      return message('Please make sure cookies are enabled in your web browser.');
    case 'incomplete-response':
      return message('Received incomplete response.');
    case 'unreachable':
      return message('The device does not answer. Check its power and the connection, then try again.');
  }
}
