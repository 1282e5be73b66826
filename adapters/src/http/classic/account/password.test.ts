import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { memorySession, RADIO, testClient } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { ClassicPassword } from './account.adapter.ts';

const passwordOf = (readOnlyUser: boolean) =>
  new ClassicPassword(testClient().client, memorySession({ readOnlyUser }));
const pwd = (body: Record<string, string>, answer: object = { success: true }) =>
  nock(RADIO).post('/pwd.cgi', body).reply(200, answer);
const change = { oldPassword: 'old', newPassword: 'new' };

describe('the password', () => {
  afterEach(() => nock.cleanAll());

  it('the password is checked by the device', async () => {
    pwd({ check: 'yes', ro: '0', pwd: 'secret' });
    expect(await passwordOf(false).check('secret')).toEqual({ ok: true });
  });

  it('the password of a read-only user passes without a call', async () => {
    expect(await passwordOf(true).check('anything')).toEqual({ ok: true });
  });

  it('the password that is wrong is told in the words of the device', async () => {
    pwd({ check: 'yes', ro: '0', pwd: 'x' }, { success: false, error: 'Invalid password.' });
    expect(await passwordOf(false).check('x')).toEqual({ ok: false, deviceText: 'Invalid password.' });
  });

  it.each([
    [false, {}, { ro: '0' }],
    [false, { newUsername: 'mast' }, { ro: '0', newUsername: 'mast' }],
    [false, { readOnlyAccount: true }, { ro: '1' }],
    [true, {}, { ro: '1' }],
  ])('the password is changed by a user with read-only %s and %j as %j', async (readOnly, more, sent) => {
    pwd({ change: 'yes', pwd: 'new', oldPwd: 'old', ...sent });
    expect(await passwordOf(readOnly).change({ ...change, ...more })).toEqual({ ok: true });
  });

  it('the password is not known to be changed by an answer that says nothing', async () => {
    nock(RADIO).post('/pwd.cgi').reply(200, {});
    expect(await failureOf(passwordOf(false).change(change))).toMatchObject({ reason: 'malformed' });
  });
});
