import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/radio-client.mother.ts';
import { LoginGuard } from './login-guard.ts';
import { Sessions, Tickets } from './sessions.ts';

const ADMIN = { slot: 1, name: 'admin', readOnly: false };
const VIEWER = { slot: 2, name: 'viewer', readOnly: true };

function aSessionStore(idleSeconds = 900) {
  const clock = new TestClock();
  return { clock, sessions: new Sessions(clock, () => idleSeconds) };
}

describe('a session', () => {
  it('a session has an id, a CSRF value and a token, 32 hex digits each and all different', () => {
    const { sessions } = aSessionStore();
    const { id, csrf, token } = sessions.open(ADMIN);
    expect([id, csrf, token].every(value => /^[0-9a-f]{32}$/.test(value))).toBe(true);
    expect(new Set([id, csrf, token]).size).toBe(3);
  });

  it('a session is found by its id and by its token, never by the one in the place of the other', () => {
    const { sessions } = aSessionStore();
    const session = sessions.open(ADMIN);
    expect([sessions.use(session.id), sessions.useToken(session.token)]).toEqual([session, session]);
    expect([sessions.use(session.token), sessions.useToken(session.id)]).toEqual([undefined, undefined]);
  });

  it.each([undefined, '', '__proto__', 'constructor', '0'.repeat(32)])('a session is not found by %j', id => {
    const { sessions } = aSessionStore();
    sessions.open(ADMIN);
    expect(sessions.use(id)).toBeUndefined();
  });

  it('a session is alive at its idle limit and dead after it', () => {
    const { sessions, clock } = aSessionStore(60);
    const session = sessions.open(ADMIN);
    clock.advance(60);
    expect(sessions.use(session.id)).toBe(session);
    clock.advance(60.001);
    expect(sessions.use(session.id)).toBeUndefined();
  });

  it('a session that has ended stays ended, even if the clock goes back', () => {
    const { sessions, clock } = aSessionStore(60);
    const session = sessions.open(ADMIN);
    clock.advance(61);
    sessions.use(session.id);
    clock.advance(-61);
    expect(sessions.use(session.id)).toBeUndefined();
  });

  it('a session of another user is never closed by logins, whoever logs in how often', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), logins => {
        const { sessions, clock } = aSessionStore();
        const first = sessions.open(VIEWER);
        for (const isAdmin of logins) {
          clock.advance(1);
          if (isAdmin) sessions.open(ADMIN);
        }
        expect(sessions.use(first.id)).toBe(first);
      }),
    );
  });

  it('gives way, least used first, so that one user never has more than ten', () => {
    const { sessions, clock } = aSessionStore();
    const [first, second] = [sessions.open(ADMIN), sessions.open(ADMIN)];
    for (let other = 0; other < 8; other++) sessions.open(ADMIN);
    clock.advance(1);
    sessions.use(first.id);
    sessions.open(ADMIN);
    expect([sessions.use(first.id), sessions.all.includes(second), sessions.all.length]).toEqual([
      first,
      false,
      10,
    ]);
  });

  it('ends with those of its user, except the one that is kept', () => {
    const { sessions } = aSessionStore();
    const [mine, other, viewers] = [sessions.open(ADMIN), sessions.open(ADMIN), sessions.open(VIEWER)];
    sessions.closeOf(ADMIN.slot, mine);
    expect([mine, other, viewers].map(({ id }) => sessions.use(id) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('a session comes back from what was stored, and no other with it', () => {
    const { sessions } = aSessionStore();
    const stored = [sessions.open(ADMIN)];
    const later = sessions.open(VIEWER);
    sessions.load(stored);
    expect([sessions.use(stored[0]?.id)?.user, sessions.use(later.id)]).toEqual([ADMIN, undefined]);
  });
});

describe('a ticket', () => {
  it('opens the account that it was issued for, once', () => {
    const tickets = new Tickets(new TestClock());
    const id = tickets.issue(2);
    expect([tickets.redeem(id), tickets.redeem(id)]).toEqual([2, undefined]);
  });

  it('lives less than a minute', () => {
    const clock = new TestClock();
    const tickets = new Tickets(clock);
    const [early, late] = [tickets.issue(1), tickets.issue(1)];
    clock.advance(59.999);
    expect(tickets.redeem(early)).toBe(1);
    clock.advance(0.001);
    expect(tickets.redeem(late)).toBeUndefined();
  });
});

describe('the guard of the login', () => {
  it('blocks one address and no other', () => {
    const guard = new LoginGuard(new TestClock());
    for (let failure = 0; failure < 3; failure++) guard.failed('192.0.2.1');
    expect([guard.isBlocked('192.0.2.1'), guard.isBlocked('192.0.2.2')]).toEqual([true, false]);
  });

  it('forgets failures after a good login', () => {
    const guard = new LoginGuard(new TestClock());
    guard.failed('192.0.2.1');
    guard.failed('192.0.2.1');
    guard.succeeded('192.0.2.1');
    guard.failed('192.0.2.1');
    expect(guard.isBlocked('192.0.2.1')).toBe(false);
  });

  it('keeps an address blocked while fewer than a thousand others fail', () => {
    const guard = new LoginGuard(new TestClock());
    for (let failure = 0; failure < 3; failure++) guard.failed('192.0.2.1');
    for (let other = 0; other < 999; other++) guard.failed(`2001:db8::${other}`);
    expect(guard.isBlocked('192.0.2.1')).toBe(true);
  });
});
