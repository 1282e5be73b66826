import { describe, expect, it } from 'vitest';
import { ASSET_TIME_OUT_SECONDS, type CatalogueError, catalogueMessages } from './catalogue.ts';
import { codeWords, message } from './message.ts';
import { asFetchError, failureText, RequestFailure } from './fetch-error.ts';

const keys = (error: CatalogueError) => catalogueMessages(error).map(({ key }) => key);

describe('the error catalogue, §8', () => {
  it('puts Error logging in. before the words of the device', () => {
    expect(keys({ kind: 'login-refused', deviceText: 'Invalid credentials.' })).toEqual([
      'Error logging in.',
      'Invalid credentials.',
    ]);
    expect(keys({ kind: 'login-refused', deviceText: '' })).toEqual(['Error logging in.']);
  });

  it('puts it before the cookies message', () => {
    expect(keys({ kind: 'cookies-disabled' })).toEqual([
      'Error logging in.',
      'Please make sure cookies are enabled in your web browser.',
    ]);
  });

  it('puts it before the incomplete response message', () => {
    expect(keys({ kind: 'incomplete-response' })).toEqual([
      'Error logging in.',
      'Received incomplete response.',
    ]);
  });

  it('asks to refresh the page after an HTTP failure', () => {
    expect(keys({ kind: 'http-failure', status: 500 })).toEqual([
      'Something went wrong. Please try to refresh the page.',
    ]);
  });

  it('shows the error message of a 403 when there is one', () => {
    expect(keys({ kind: 'forbidden', deviceText: 'Permission denied' })).toEqual(['Permission denied']);
    expect(keys({ kind: 'forbidden', deviceText: '' })).toEqual([
      'Something went wrong. Please try to refresh the page.',
    ]);
  });

  it('keeps the message of a device API error', () => {
    expect(keys({ kind: 'device-api', deviceText: 'Request is not supported' })).toEqual([
      'Request is not supported',
    ]);
    expect(keys({ kind: 'device-api', deviceText: '' })).toEqual([
      'Something went wrong. Please try to refresh the page.',
    ]);
  });

  it('writes a response status error as status and text', () => {
    expect(catalogueMessages({ kind: 'response-status', status: 404, statusText: 'Not Found' })).toEqual([
      { key: '{status}: {statusText}', values: { status: 404, statusText: 'Not Found' } },
    ]);
  });

  it('reconnects when the network is gone', () => {
    expect(keys({ kind: 'network-gone' })).toEqual(['Reconnecting…']);
  });

  it('says what part of the page did not load, after 120 s at the latest', () => {
    expect(ASSET_TIME_OUT_SECONDS).toBe(120);
    expect(catalogueMessages({ kind: 'asset-load', reason: 'time-out' })).toEqual([
      {
        key: 'A part of the page did not load within {seconds} s. Check the link and try again.',
        values: { seconds: 120 },
      },
    ]);
    expect(keys({ kind: 'asset-load', reason: 'missing' })).toEqual([
      'A part of the page is missing on the device. Please try to refresh the page.',
    ]);
    expect(keys({ kind: 'asset-load', reason: 'style-chunk' })).toEqual([
      'A style sheet did not load. Please try to refresh the page.',
    ]);
  });

  it('the error catalogue is silent about the end of a session and the retries of the start-up', () => {
    expect(keys({ kind: 'session-ended' })).toEqual([]);
    expect(keys({ kind: 'start-up' })).toEqual([]);
  });
});

describe('the text of a failed request', () => {
  const api = {
    kind: 'device-api',
    error: 'Invalid',
    message: 'Invalid key',
    detail: '',
    statusCode: 400,
  } as const;

  it('the text of a failed request is the words of the device first', () => {
    expect(failureText(api)).toBe('Invalid key');
    expect(failureText({ ...api, message: '' })).toBe('Invalid');
  });

  it('the text of a failed request is status and text, or what the network said', () => {
    expect(failureText({ kind: 'response-status', status: 502, statusText: 'Bad Gateway' })).toBe(
      '502: Bad Gateway',
    );
    expect(failureText({ kind: 'network', reason: 'time-out', message: 'timed out' })).toBe('timed out');
  });

  it('travels as an error that can be told from a programming error', () => {
    const failure = new RequestFailure(api);
    expect(failure.message).toBe('Invalid key');
    expect(failure.name).toBe('RequestFailure');
    expect(asFetchError(failure)).toBe(api);
    expect(asFetchError(new Error('bug'))).toBeUndefined();
    expect(asFetchError('text')).toBeUndefined();
  });
});

describe('messages', () => {
  it('carry values only when there are some', () => {
    expect(message('Login')).toEqual({ key: 'Login' });
    expect(message('Login')).not.toHaveProperty('values');
    expect(message('{n} dB', { n: 3 })).toEqual({ key: '{n} dB', values: { n: 3 } });
  });

  it('give a code its word or its number', () => {
    const words = codeWords({ 0: 'Off' });
    expect(words(0)).toEqual({ key: 'Off' });
    expect(words(1)).toEqual({ key: 'Unknown ({code})', values: { code: 1 } });
  });
});
