import { DEFAULT_PASSWORD_POLICY } from '@radiolink/domain/session';
import * as fc from 'fast-check';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import {
  endsWithTheV1Session,
  failsAsEveryV1Call,
  testV1Client,
  V1_RADIO,
} from '../client/v1-client.mother.ts';
import { V1Password, V1Users, mapPasswordPolicy, V1PasswordPolicy } from './account.adapter.ts';
import { mapUsers } from './users.mapper.ts';

afterEach(() => nock.cleanAll());

describe('the accounts', () => {
  const KEY = { type: 'ssh-rsa', value: 'AAAA', comment: 'me', enabled: true };

  it('the accounts are listed with their keys', async () => {
    nock(V1_RADIO)
      .get('/system/users')
      .reply(200, [{ username: 'admin', readOnly: false, sshKeys: [KEY, { type: 'x' }] }, {}]);
    expect(await new V1Users(testV1Client().client).list()).toEqual([
      { username: 'admin', readOnly: false, sshKeys: [KEY] },
    ]);
  });

  it('the accounts are written one at a time, with nothing that was not asked for', async () => {
    nock(V1_RADIO)
      .put('/system/users', { username: 'guest', readOnly: true })
      .reply(200, { username: 'guest', readOnly: true, sshKeys: [] });
    const written = await new V1Users(testV1Client().client).write({ username: 'guest', readOnly: true });
    expect(written).toEqual({ username: 'guest', readOnly: true, sshKeys: [] });
  });

  it('the accounts are removed by their name, whatever it holds', async () => {
    const requested = nock(V1_RADIO).delete('/system/users/a%2Fb%20c').reply(200, { error: 0 });
    await new V1Users(testV1Client().client).remove('a/b c');
    expect(requested.isDone()).toBe(true);
  });

  it('keep the last full user', async () => {
    nock(V1_RADIO).delete('/system/users/admin').reply(409, { error: 1, message: 'Last user' });
    expect(await failureOf(new V1Users(testV1Client().client).remove('admin'))).toMatchObject({
      statusCode: 409,
      message: 'Last user',
    });
  });

  const put = {
    method: 'PUT',
    path: '/api/v1.0/system/users',
  } as const;
  failsAsEveryV1Call({
    ...put,
    run: (client, options) => new V1Users(client).write({ username: 'guest' }, options),
  });
  endsWithTheV1Session({ ...put, run: client => new V1Users(client).write({ username: 'guest' }) });

  it('the accounts have names, whatever the device sends', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), list => {
        for (const { username } of mapUsers(list as never)) expect(username).not.toBe('');
      }),
    );
  });
});

describe('the password policy', () => {
  it('the password policy is that of the device', async () => {
    nock(V1_RADIO)
      .get('/user/password-requirements')
      .reply(200, {
        minLength: 8,
        goodLength: 10,
        greatLength: 16,
        optionalTestsToPass: 2,
        forbiddenWords: ['x'],
      });
    expect(await new V1PasswordPolicy(testV1Client().client).read()).toEqual({
      min: 8,
      good: 10,
      great: 16,
      optionalTestsToPass: 2,
      forbiddenWords: ['x'],
    });
  });

  it.each([{}, { minLength: 'many', forbiddenWords: 7 }, []])(
    'the password policy is ours where the device tells %j',
    body => {
      expect(mapPasswordPolicy(body as never)).toEqual(DEFAULT_PASSWORD_POLICY);
    },
  );

  const call = { method: 'GET', path: '/api/v1.0/user/password-requirements' } as const;
  failsAsEveryV1Call({ ...call, run: (client, options) => new V1PasswordPolicy(client).read(options) });
  endsWithTheV1Session({ ...call, run: client => new V1PasswordPolicy(client).read() });
});

describe('the password', () => {
  const CHANGE = { oldPassword: 'old', newPassword: 'Tower-Link-2026' };

  function password(values = {}) {
    const test = testV1Client({ values: { ...LOGGED_IN, utoken: 't0ken', ...values } });
    return { ...test, port: new V1Password(test.client, test.session) };
  }

  it('the password is changed with the old one and repeated', async () => {
    const requested = nock(V1_RADIO)
      .post('/user/change-password', {
        username: 'admin',
        oldPassword: 'old',
        newPassword: 'Tower-Link-2026',
        verifyPassword: 'Tower-Link-2026',
      })
      .reply(200, { error: 0 });
    expect(await password().port.change(CHANGE)).toEqual({ ok: true });
    expect(requested.isDone()).toBe(true);
  });

  it('the password may come with a new name, which the session then has', async () => {
    nock(V1_RADIO).post('/user/change-password').reply(200, '');
    const { port, session } = password();
    await port.change({ ...CHANGE, newUsername: 'tower' });
    expect(session.get('username')).toBe('tower');
  });

  it.each([
    [401, { error: 1, message: 'Incorrect password', detail: 'oldPassword' }, 'Incorrect password'],
    [
      400,
      { error: 1, message: 'Password is too weak', detail: { newPassword: ['Password is too weak'] } },
      'Password is too weak',
    ],
    [
      400,
      { error: 1, message: 'Validation failed', detail: { username: ['Username already exists'] } },
      'Username already exists',
    ],
    [401, { error: 1, message: 'Incorrect password', detail: 'locked' }, 'Too many failed login attempts.'],
  ])('the password is refused with %d in the words of the device', async (status, body, deviceText) => {
    nock(V1_RADIO).post('/user/change-password').reply(status, body);
    nock(V1_RADIO).get('/system/users').reply(200, []);
    const { port, ends } = password();
    expect(await port.change(CHANGE)).toEqual({ ok: false, deviceText });
    expect(ends).toEqual([]);
  });

  it('fails as any call does where the device says nothing of it', async () => {
    nock(V1_RADIO).post('/user/change-password').reply(500, '');
    expect(await failureOf(password().port.change(CHANGE))).toMatchObject({ status: 500 });
  });

  it('the password of the read-only account is written to the account that is there', async () => {
    nock(V1_RADIO)
      .get('/system/users')
      .reply(200, [{ username: 'admin' }, { username: 'eye', readOnly: true }]);
    const written = nock(V1_RADIO)
      .put('/system/users', { username: 'eye', password: 'Tower-Link-2026', readOnly: true })
      .reply(200, { username: 'eye', readOnly: true });
    expect(await password().port.change({ ...CHANGE, readOnlyAccount: true })).toEqual({ ok: true });
    expect(written.isDone()).toBe(true);
  });

  it('the password is checked by a login whose token is given back', async () => {
    nock(V1_RADIO).post('/user/login', { username: 'admin', password: 'old' }).reply(
      200,
      {},
      {
        'x-auth-token': 'short',
      },
    );
    const left = nock(V1_RADIO, { reqheaders: { 'x-auth-token': 'short' } })
      .post('/user/logout')
      .reply(200, {});
    expect(await password().port.check('old')).toEqual({ ok: true });
    expect(left.isDone()).toBe(true);
  });

  it('the password that is wrong is said to be', async () => {
    nock(V1_RADIO).post('/user/login').reply(401, { error: 1, message: 'User account invalid' });
    const { port, ends } = password();
    expect(await port.check('new')).toEqual({ ok: false, deviceText: 'User account invalid' });
    expect(ends).toEqual([]);
  });

  it('the password of a read-only user passes without a call', async () => {
    expect(await password({ readOnlyUser: true }).port.check('anything')).toEqual({ ok: true });
  });
});
