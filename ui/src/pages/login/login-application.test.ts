import type { FetchError } from '@radiolink/domain/errors';
import { expect, it } from 'vitest';
import { silenceMessages } from './login-application.tsx';

const NO_ANSWER = 'The device does not respond.';
const network = (reason: 'unreachable' | 'time-out' | 'malformed'): FetchError => ({
  kind: 'network',
  reason,
  message: 'Invalid response from the device.',
});
const status = (code: number): FetchError => ({ kind: 'response-status', status: code, statusText: 'Text' });
const refusal: FetchError = {
  kind: 'device-api',
  error: '',
  message: 'Locked.',
  detail: '',
  statusCode: 403,
};
const keys = (failure: FetchError, isKnown = true) => silenceMessages(failure, isKnown).map(({ key }) => key);

it.each(['unreachable', 'time-out'] as const)(
  'the login says that nothing comes from a device: %s',
  reason => {
    expect(keys(network(reason))).toEqual([NO_ANSWER, 'Reconnecting…']);
  },
);

it.each([
  ['500', status(500)],
  ['502', status(502)],
  ['404 after an answer', status(404)],
  ['403', status(403)],
  ['403 with words', refusal],
  ['garbage', network('malformed')],
])('the login never says that a device is silent which answers %s', (_name, failure) => {
  expect(keys(failure)).not.toContain(NO_ANSWER);
  expect(keys(failure).length).toBeGreaterThan(1);
});

it('the login says of a first 404 that the device lacks the interface', () => {
  expect(keys(status(404), false)).toEqual(['This device does not provide the API that this page needs.']);
  expect(keys(refusal)).toEqual(['Locked.', 'Retrying automatically.']);
});
