import { describe, expect, it } from 'vitest';
import { type BeforeSessionEnd, sessionEndCause, sessionEndMessage } from './session-end.ts';

const WORKING: BeforeSessionEnd = { awayFor: undefined, silentSeconds: 1, wasLost: false };

describe('the cause of the end of a session', () => {
  it.each([
    ['a session that ended while one worked', {}, 'ended'],
    ['a reboot from the page', { awayFor: 'reboot', wasLost: true, silentSeconds: 80 }, 'restarted'],
    ['a change that restarts the device', { awayFor: 'apply' }, 'restarted'],
    ['an upgrade that takes long', { awayFor: 'upgrade', silentSeconds: 400 }, 'upgraded'],
    ['a reset', { awayFor: 'reset' }, 'reset'],
    ['an outage that nobody asked for', { wasLost: true, silentSeconds: 60 }, 'lost'],
    ['a page that slept', { silentSeconds: 3600 }, 'timed-out'],
    ['a page that was out of reach for long', { wasLost: true, silentSeconds: 300 }, 'timed-out'],
  ] as const)('%s', (_, before, cause) => {
    expect(sessionEndCause({ ...WORKING, ...before })).toBe(cause);
  });

  it('has words at the login, and what a storage holds else has none', () => {
    expect(sessionEndMessage('timed-out')?.key).toBe('The session timed out.');
    expect(['', 'toString', 'null'].map(sessionEndMessage)).toEqual([undefined, undefined, undefined]);
  });
});
