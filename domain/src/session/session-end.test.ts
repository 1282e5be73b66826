import { describe, expect, it } from 'vitest';
import {
  type BeforeSessionEnd,
  idleLimitSeconds,
  mayTestStillRun,
  sessionEndCause,
  sessionEndMessage,
} from './session-end.ts';

const WORKING: BeforeSessionEnd = { awayFor: undefined, silentSeconds: 1, wasLost: false };

describe('the cause of the end of a session', () => {
  it.each([
    ['a session that ended while one worked', {}, 'ended'],
    ['a reboot from the page', { awayFor: 'reboot', wasLost: true, silentSeconds: 80 }, 'restarted'],
    ['a change that restarts the device', { awayFor: 'apply', silentSeconds: 7 }, 'applied'],
    ['a restart so short that one request failed', { awayFor: 'apply', missed: 1 }, 'applied'],
    ['a change whose device never was away', { awayFor: 'apply' }, 'ended'],
    ['a reboot whose outage no request met', { awayFor: 'reboot' }, 'restarted'],
    ['an upgrade, during which the status is not asked for', { awayFor: 'upgrade' }, 'upgraded'],
    ['an upgrade that takes long', { awayFor: 'upgrade', silentSeconds: 400 }, 'upgraded'],
    ['a reset', { awayFor: 'reset', missed: 4, silentSeconds: 5 }, 'reset'],
    ['an outage that nobody asked for', { wasLost: true, silentSeconds: 60 }, 'lost'],
    ['a page that slept', { silentSeconds: 3600 }, 'timed-out'],
    ['a page that slept for less than its device allows', { silentSeconds: 600, idleSeconds: 900 }, 'ended'],
    [
      'a page that slept for longer than its device allows',
      { silentSeconds: 900, idleSeconds: 900 },
      'timed-out',
    ],
    ['a page whose device allows less than most', { silentSeconds: 120, idleSeconds: 60 }, 'timed-out'],
    ['a page whose device has no such limit', { silentSeconds: 120, idleSeconds: 0 }, 'ended'],
    ['a page that was out of reach for long', { wasLost: true, silentSeconds: 300 }, 'timed-out'],
  ] as const)('%s', (_, before, cause) => {
    expect(sessionEndCause({ ...WORKING, ...before })).toBe(cause);
  });

  it('the cause of the end of a session has words at the login, and what a storage holds else has none', () => {
    expect(sessionEndMessage('timed-out')?.key).toBe('The session timed out.');
    expect(['', 'toString', 'null'].map(sessionEndMessage)).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['httpd.status=enabled\nhttpd.session.timeout=900\nsshd.status=enabled\n', 900],
    ['httpd.session.timeout=\n', 0],
    ['', 0],
  ])('knows how long a session may be idle: %j', (text, seconds) => {
    expect(idleLimitSeconds(text)).toBe(seconds);
  });

  it.each([
    ['restarted', false],
    ['upgraded', false],
    ['reset', false],
    ['applied', true],
    ['lost', true],
    ['ended', true],
    ['', true],
  ])('leaves a configuration test running unless the device restarted: %s, %s', (cause, runs) => {
    expect(mayTestStillRun(cause)).toBe(runs);
  });
});
