import { describe, expect, it } from 'vitest';
import type { FetchError, NetworkError } from './fetch-error.ts';
import { catalogueErrorFor, type FailureContext, messagesForFailure } from './message-for-failure.ts';

const REFRESH = 'Something went wrong. Please try to refresh the page.';
const api = (statusCode: number, text = 'Busy'): FetchError => ({
  kind: 'device-api',
  error: 'Failed',
  message: text,
  detail: '',
  statusCode,
});
const status: FetchError = { kind: 'response-status', status: 500, statusText: 'Server Error' };
const gone: FetchError = { kind: 'network', reason: 'unreachable', message: 'fetch failed' };
const network = (reason: NetworkError['reason']): FetchError => ({
  kind: 'network',
  reason,
  message: 'Words.',
});
const keys = (failure: FetchError, context: FailureContext) =>
  messagesForFailure(failure, context).map(({ key }) => key);

describe('what to say of a failed request', () => {
  it('what to say of a failed request is the device text after the prefix at a login', () => {
    expect(keys(api(401, 'Invalid credentials.'), 'login')).toEqual([
      'Error logging in.',
      'Invalid credentials.',
    ]);
    expect(keys(api(403, ''), 'login')).toEqual(['Error logging in.', 'Failed']);
  });

  it('what to say of a failed request is the general sentence after the prefix when the device says nothing', () => {
    expect(keys(status, 'login')).toEqual(['Error logging in.', REFRESH]);
  });

  it('says at a login that the device does not answer', () => {
    expect(keys(gone, 'login')).toEqual(['Error logging in.', 'The device does not respond.']);
  });

  it('what to say of a failed request is to refresh the page when a page could not read', () => {
    expect(keys(status, 'page')).toEqual([REFRESH]);
    expect(keys(api(500), 'page')).toEqual([REFRESH]);
  });

  it('what to say of a failed request is the words of a 403 everywhere', () => {
    expect(keys(api(403, 'Permission denied'), 'page')).toEqual(['Permission denied']);
    expect(keys(api(403, 'Permission denied'), 'action')).toEqual(['Permission denied']);
  });

  it('keeps the error text of an action', () => {
    expect(keys(api(400, 'Invalid key'), 'action')).toEqual(['Invalid key']);
    expect(messagesForFailure(status, 'action')).toEqual([
      { key: '{status}: {statusText}', values: { status: 500, statusText: 'Server Error' } },
    ]);
  });

  it('what to say when nothing came is Reconnecting… of what the page reads again, and that of an action alone', () => {
    expect(keys(gone, 'page')).toEqual(['Reconnecting…']);
    expect(keys(gone, 'action')).toEqual(['The device does not respond.']);
  });

  it.each(['unreachable', 'time-out'] as const)('%s means that the device is gone', reason => {
    expect(catalogueErrorFor(network(reason), 'page')).toEqual({ kind: 'network-gone' });
    expect(keys(network(reason), 'login')).toEqual(['Error logging in.', 'The device does not respond.']);
  });

  it('keeps the words of a malformed answer, for the device does answer', () => {
    expect(keys(network('malformed'), 'page')).toEqual(['Words.']);
    expect(keys(network('malformed'), 'action')).toEqual(['Words.']);
  });

  it('says at a login that a malformed answer is incomplete', () => {
    expect(keys(network('malformed'), 'login')).toEqual([
      'Error logging in.',
      'Received incomplete response.',
    ]);
  });

  it.each(['login', 'start-up', 'page', 'action'] as const)(
    'what to say of a failed request is nothing when the request was cancelled, context %s',
    context => {
      expect(keys(network('cancelled'), context)).toEqual([]);
    },
  );

  it('what to say of a failed request is nothing during start-up', () => {
    for (const failure of [gone, status, api(403)]) expect(keys(failure, 'start-up')).toEqual([]);
  });

  it('falls under a row of the catalogue', () => {
    expect(catalogueErrorFor(status, 'page')).toEqual({ kind: 'http-failure', status: 500 });
    expect(catalogueErrorFor(api(500), 'page')).toEqual({ kind: 'http-failure', status: 500 });
    expect(catalogueErrorFor(api(409), 'action')).toEqual({ kind: 'device-api', deviceText: 'Busy' });
    expect(catalogueErrorFor(api(403), 'page')).toEqual({ kind: 'forbidden', deviceText: 'Busy' });
    expect(catalogueErrorFor(gone, 'action')).toEqual({ kind: 'network-gone' });
    expect(catalogueErrorFor(gone, 'start-up')).toEqual({ kind: 'start-up' });
  });
});
