import type { Credentials, LoginOutcome, SessionPort } from '@radiolink/application/session/session.port';
import { afterEach, describe, expect, it } from 'vitest';
import { EarlyLogin } from './early-login.ts';

const ADMIN = { username: 'admin', password: 'secret' };
const REFUSED: LoginOutcome = { ok: false, problem: { kind: 'refused', deviceText: 'No' } };
const never = (): never => {
  throw new Error('Not asked of a session here.');
};

/** A painted form with these texts, a session that refuses, and the credentials that it was sent. */
function painted({ username, password }: Credentials) {
  document.body.innerHTML = '<form><input name="username"><input name="password" type="password"></form>';
  const type = (name: string, text: string): void => {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field !== null) field.value = text;
  };
  type('username', username);
  type('password', password);
  const sent: Credentials[] = [];
  const session: SessionPort = {
    login: async credentials => {
      sent.push(credentials);
      return REFUSED;
    },
    loginWithTicket: never,
    logout: never,
    currentUser: never,
  };
  return { sent, type, early: new EarlyLogin(session, document) };
}

afterEach(() => document.body.replaceChildren());

describe('a login by the painted form', () => {
  it('a login by the painted form is sent at once, and answers the form that repeats it', async () => {
    const { sent, early } = painted(ADMIN);
    early.press();
    expect(sent).toEqual([ADMIN]);
    expect(await early.login(ADMIN, {})).toBe(REFUSED);
    expect(sent).toHaveLength(1);
  });

  it('a login by the painted form is sent once, however often it is pressed', () => {
    const { sent, early } = painted(ADMIN);
    early.press();
    early.press();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['no password', { ...ADMIN, password: '' }],
    ['no username', { ...ADMIN, username: '' }],
    ['a username over 64 characters', { ...ADMIN, username: 'x'.repeat(65) }],
  ])('a login by the painted form is left to the form, which says why, with %s', (_, typed) => {
    const { sent, early } = painted(typed);
    early.press();
    expect(sent).toEqual([]);
  });

  it('a login by the painted form does not answer for a password that was changed since', async () => {
    const { sent, early } = painted(ADMIN);
    early.press();
    await early.login({ ...ADMIN, password: 'other' });
    expect(sent.map(({ password }) => password)).toEqual(['secret', 'other']);
  });

  it('answers one repetition only: the next press is a new login', async () => {
    const { sent, early } = painted(ADMIN);
    early.press();
    await early.login(ADMIN);
    await early.login(ADMIN);
    expect(sent).toHaveLength(2);
  });

  it('a login by the painted form does not answer for a login that ends the setup of a device', async () => {
    const { sent, early } = painted(ADMIN);
    early.press();
    await early.login(ADMIN, { device_setup: 'first' });
    expect(sent).toHaveLength(2);
  });
});
