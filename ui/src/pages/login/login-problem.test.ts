import type { LoginProblem } from '@radiolink/application/session/session.port';
import { expect, it } from 'vitest';
import { loginProblemMessages } from './login-problem.ts';

const words = (problem: LoginProblem) =>
  loginProblemMessages(problem)
    .map(said => said.key)
    .join(' ');

it.each<[LoginProblem, string]>([
  [{ kind: 'refused', deviceText: 'Invalid credentials.' }, 'Error logging in. Invalid credentials.'],
  [
    { kind: 'refused', deviceText: 'Too many failed login attempts.' },
    'Error logging in. Too many failed login attempts. Wait {seconds} s before the next attempt.',
  ],
  [{ kind: 'refused', deviceText: '' }, 'Error logging in.'],
  [
    { kind: 'cookies-disabled' },
    'Error logging in. Please make sure cookies are enabled in your web browser.',
  ],
  [{ kind: 'incomplete-response' }, 'Error logging in. Received incomplete response.'],
  [
    { kind: 'unreachable', text: 'gone' },
    'Error logging in. The device does not respond. Check power and connection, then try again.',
  ],
  ...[404, 500, 502].map((status): [LoginProblem, string] => [
    { kind: 'failed', failure: { kind: 'response-status', status, statusText: 'Bad Gateway' } },
    'Error logging in. Something went wrong. Please try to refresh the page.',
  ]),
])('says of %j: %s', (problem, expected) => {
  expect(words(problem)).toBe(expected);
});
