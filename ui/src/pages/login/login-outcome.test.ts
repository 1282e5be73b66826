import type { LoginProblem } from '@radiolink/application/session/session.port';
import { expect, it } from 'vitest';
import { blockSeconds, loginProblemMessages } from './login-outcome.tsx';

const words = (problem: LoginProblem) =>
  loginProblemMessages(problem)
    .map(said => said.key)
    .join(' ');

it.each<[LoginProblem, string]>([
  [{ kind: 'refused', deviceText: 'Invalid credentials.' }, 'Error logging in. Invalid credentials.'],
  [
    { kind: 'refused', deviceText: 'Too many failed login attempts.' },
    'Error logging in. Too many failed login attempts.',
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

it('a device that blocks an address after wrong passwords does so for a minute, and no other failure makes one wait', () => {
  expect(blockSeconds({ kind: 'refused', deviceText: 'Too many failed login attempts.' })).toBe(60);
  expect(blockSeconds({ kind: 'refused', deviceText: 'Invalid credentials.' })).toBeUndefined();
  expect(blockSeconds({ kind: 'unreachable', text: 'gone' })).toBeUndefined();
});
