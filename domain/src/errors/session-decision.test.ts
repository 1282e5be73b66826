import { describe, expect, it } from 'vitest';
import { decisionAfterUserInfo, isSilentTooLong, retryDelayMs, sessionDecision } from './session-decision.ts';

const DENIED = { error: 'Permission denied' };

describe('401 and 403 while logged in, reading 1', () => {
  it('a 401 ends the session whatever it says', () => {
    expect(sessionDecision(401, DENIED, true)).toEqual({ kind: 'end-session' });
    expect(sessionDecision(401, undefined, true)).toEqual({ kind: 'end-session' });
  });

  it('a 403 that says Not authorized ends the session', () => {
    expect(sessionDecision(403, { error: 'Not authorized' }, true)).toEqual({ kind: 'end-session' });
  });

  it('another 403 shows its words and asks who is logged in', () => {
    expect(sessionDecision(403, DENIED, true)).toEqual({
      kind: 'ask-user-info',
      message: { key: 'Permission denied' },
    });
  });

  it.each([undefined, null, 'Not authorized', '', {}, { error: 1 }, { error: '' }])(
    'a 403 without words (%j) asks and shows none',
    body => {
      expect(sessionDecision(403, body, true)).toEqual({ kind: 'ask-user-info', message: undefined });
    },
  );

  it('takes the words of the versioned API', () => {
    const body = { error: 1, message: 'Permission denied', statusCode: 403 };
    expect(sessionDecision(403, body, true)).toMatchObject({ message: { key: 'Permission denied' } });
  });

  it('knows a lost session by its error, whatever the message, and by nothing else', () => {
    const lost = { error: 'Not authorized', message: 'Log in again' };
    expect(sessionDecision(403, lost, true)).toEqual({ kind: 'end-session' });
    const refused = { error: 'Forbidden', message: 'Not authorized' };
    expect(sessionDecision(403, refused, true).kind).toBe('ask-user-info');
  });

  it('shows the message where there is an error too', () => {
    const body = { error: 'Forbidden', message: 'Only an administrator may do this' };
    expect(sessionDecision(403, body, true)).toMatchObject({
      message: { key: 'Only an administrator may do this' },
    });
  });

  it('ends only when the question who is logged in fails', () => {
    expect(decisionAfterUserInfo(true)).toEqual({ kind: 'none' });
    expect(decisionAfterUserInfo(false)).toEqual({ kind: 'end-session' });
  });
});

describe('401 and 403 while nobody is logged in', () => {
  it.each([401, 403])('%i shows the words of the device', status => {
    expect(sessionDecision(status, { error: 'Invalid credentials.' }, false)).toEqual({
      kind: 'show-message',
      message: { key: 'Invalid credentials.' },
    });
  });

  it('the answer Not authorized ends nothing either', () => {
    expect(sessionDecision(403, { error: 'Not authorized' }, false).kind).toBe('show-message');
  });
});

describe('any other status', () => {
  it.each([0, 200, 302, 400, 402, 404, 500])('%i does not touch the session', status => {
    expect(sessionDecision(status, { error: 'Not authorized' }, true)).toEqual({ kind: 'none' });
  });
});

describe('the pause between two tries', () => {
  it('grows from 1 s and stays at 1.5', () => {
    expect([0, 1, 2, 3, 100].map(retryDelayMs)).toEqual([1000, 1000, 1500, 1500, 1500]);
    expect([-1, Number.NaN, Number.POSITIVE_INFINITY].map(retryDelayMs)).toEqual([1500, 1500, 1500]);
  });
});

describe('a silence, reading 37', () => {
  it('a silence is a lost connection after 5 s, and not before', () => {
    expect([0, 1000, 4999, 5000, 60_000].map(passed => isSilentTooLong(7000, 7000 + passed))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('a silence is none while the clock is behind the last answer', () => {
    expect(isSilentTooLong(7000, 0)).toBe(false);
  });
});
