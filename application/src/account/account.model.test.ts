import { RequestFailure } from '@radiolink/domain/errors';
import { DEFAULT_PASSWORD_POLICY } from '@radiolink/domain/session';
import { allSettled, createEvent, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { HeldCall } from '../fetching/held-call.mother.ts';
import { checkAccountForm, type AccountChange, createAccountModel } from './account.model.ts';
import type { PasswordOutcome } from './account.port.ts';

const OK: PasswordOutcome = { ok: true };
const WRONG: PasswordOutcome = { ok: false, deviceText: 'Invalid password.' };
const BUSY = { kind: 'device-api', error: 'Busy', message: 'Busy', detail: '', statusCode: 200 } as const;
const FORM: AccountChange = {
  account: 'own',
  username: 'tower',
  currentPassword: 'Tower-Link-2026',
  newPassword: 'Mast-und-Kabel-7',
};

function world({
  check = async () => OK,
  change = async () => OK,
  remove = () => Promise.reject(new RequestFailure(BUSY)),
}: {
  check?: () => Promise<PasswordOutcome>;
  change?: () => Promise<PasswordOutcome>;
  remove?: (username: string) => Promise<void>;
} = {}) {
  let listings = 0;
  const requested: unknown[] = [];
  const user = createEvent();
  const configuration = createEvent();
  user.watch(() => requested.push('user'));
  configuration.watch(() => requested.push('configuration'));
  const model = createAccountModel({
    password: {
      check: password => {
        requested.push(['check', password]);
        return check();
      },
      change: wanted => {
        requested.push(['change', wanted]);
        return change();
      },
    },
    policy: { read: async () => ({ ...DEFAULT_PASSWORD_POLICY, min: 8 }) },
    users: {
      list: async () => {
        listings += 1;
        return [{ username: 'admin', readOnly: false, sshKeys: [] }];
      },
      write: () => Promise.reject(new RequestFailure(BUSY)),
      remove,
    },
    start: { user: { start: user }, configuration: { start: configuration } },
  });
  const scope = fork();
  const submit = (form: AccountChange = FORM) => allSettled(model.changeRequested, { scope, params: form });
  return {
    model,
    requested,
    scope,
    submit,
    listings: () => listings,
    state: () => scope.getState(model.$state),
  };
}

describe('the password of an account', () => {
  it('the password of an account is changed after a check of the current one, and user and configuration are read again', async () => {
    const { submit, state, requested } = world();
    await submit();
    expect(state()).toEqual({ kind: 'changed', account: 'own' });
    const { newPassword, username, currentPassword } = FORM;
    expect(requested).toEqual([
      ['check', currentPassword],
      [
        'change',
        { oldPassword: currentPassword, newPassword, newUsername: username, readOnlyAccount: false },
      ],
      'user',
      'configuration',
    ]);
  });

  it('the password of an account is not changed when the current one is wrong', async () => {
    const { submit, state, requested } = world({ check: async () => WRONG });
    await submit();
    expect(state()).toEqual({ kind: 'wrong-password', deviceText: 'Invalid password.' });
    expect(requested).toEqual([['check', FORM.currentPassword]]);
  });

  it('the password of an account that the device refuses keeps its words, and nothing is read again', async () => {
    const deviceText = 'Username already exists.';
    const { submit, state, requested } = world({ change: async () => ({ ok: false, deviceText }) });
    await submit({ ...FORM, account: 'read-only' });
    expect(state()).toEqual({ kind: 'refused', deviceText });
    expect(requested).toHaveLength(2);
  });

  it('keeps why the request failed, until the form is closed', async () => {
    const { submit, state, model, scope } = world({ check: () => Promise.reject(new RequestFailure(BUSY)) });
    await submit();
    expect(state()).toEqual({ kind: 'failed', failure: BUSY });
    await allSettled(model.closed, { scope });
    expect(state()).toEqual({ kind: 'idle' });
  });

  it('the password of an account whose form was closed on the way is not shown in the next form, which waits for it', async () => {
    const change = new HeldCall<[], PasswordOutcome>();
    const { model, scope, submit, state, requested } = world({ change: change.call });
    const first = submit();
    await new Promise(resolve => setImmediate(resolve));
    void allSettled(model.closed, { scope });
    void allSettled(model.opened, { scope });
    expect(state()).toEqual({ kind: 'busy' });
    await change.answer(OK);
    await first;
    expect(state()).toEqual({ kind: 'idle' });
    expect(requested.slice(-2)).toEqual(['user', 'configuration']);
  });

  it('the password of an account is shown again in a form that was opened after it', async () => {
    const { model, scope, submit, state } = world();
    await submit();
    await allSettled(model.closed, { scope });
    await allSettled(model.opened, { scope });
    expect(state()).toEqual({ kind: 'idle' });
    await submit();
    expect(state()).toEqual({ kind: 'changed', account: 'own' });
  });

  it('the password of an account is free for another try after a mistake of the program', async () => {
    const { submit, state } = world({ check: () => Promise.reject(new TypeError('a mistake')) });
    await submit();
    expect(state()).toEqual({ kind: 'idle' });
  });

  it('the password of an account is submitted once while it is on its way', async () => {
    const { submit, requested } = world();
    void submit();
    await submit({ ...FORM, newPassword: 'Another-Mast-77' });
    expect(requested.filter(one => Array.isArray(one) && one[0] === 'change')).toHaveLength(1);
  });
});

describe('accounts', () => {
  it('accounts are read when the form opens, with the requirements of the device', async () => {
    const { model, scope } = world();
    expect(scope.getState(model.$policy)).toEqual(DEFAULT_PASSWORD_POLICY);
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$policy).min).toBe(8);
    expect(scope.getState(model.$users)).toHaveLength(1);
  });

  it('accounts are read again once the form of a change is closed, and not after one that changed nothing', async () => {
    const refused: PasswordOutcome = { ok: false, deviceText: 'Too short.' };
    const outcomes = [refused, OK];
    const { model, scope, submit, listings } = world({ change: async () => outcomes.shift() ?? OK });
    await submit();
    await allSettled(model.closed, { scope });
    expect(listings()).toBe(0);
    await submit();
    expect(listings()).toBe(0);
    await allSettled(model.closed, { scope });
    expect(listings()).toBe(1);
    await allSettled(model.closed, { scope });
    expect(listings()).toBe(1);
  });

  it('accounts are read again after one was removed, one at a time', async () => {
    const remove = new HeldCall<[string], void>();
    const { model, scope, listings } = world({ remove: remove.call });
    const first = allSettled(model.removeRequested, { scope, params: 'guest' });
    void allSettled(model.removeRequested, { scope, params: 'anna' });
    expect([remove.requests, scope.getState(model.$removing)]).toEqual([[['guest']], true]);
    await remove.answer();
    await first;
    expect([listings(), scope.getState(model.$removing)]).toEqual([1, false]);
  });

  it('forget why one was not removed with the next try, and with the next opening', async () => {
    const { model, scope } = world();
    await allSettled(model.removeRequested, { scope, params: 'admin' });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$removeFailure)).toBeNull();
  });

  it('keep why one was not removed', async () => {
    const { model, scope } = world();
    await allSettled(model.removeRequested, { scope, params: 'admin' });
    expect(scope.getState(model.$removeFailure)).toEqual(BUSY);
  });
});

describe('the form of an account, §5', () => {
  const good = {
    currentPassword: 'x',
    newUsername: 'tower',
    newPassword: 'Mast-und-Kabel-7',
    newPassword2: 'Mast-und-Kabel-7',
  };
  const problemsOf = (form: Partial<typeof good>) =>
    Object.entries(
      checkAccountForm({ ...good, ...form }, { hostname: 'ridge' }, DEFAULT_PASSWORD_POLICY),
    ).map(([field, problem]) => [field, problem?.key]);
  const both = (newPassword: string) => ({ newPassword, newPassword2: newPassword });

  it.each([
    [{}, []],
    [{ currentPassword: '' }, [['currentPassword', 'Password is required.']]],
    [{ newUsername: '' }, [['newUsername', 'Username is required.']]],
    [
      both(''),
      [
        ['newPassword', 'Password is required.'],
        ['newPassword2', 'Password is required.'],
      ],
    ],
    [{ newPassword2: 'other' }, [['newPassword2', 'The passwords do not match.']]],
    [both('Short-7'), [['newPassword', 'Use at least {length} characters.']]],
    [
      both('Masttt-Kabel-7'),
      [['newPassword', 'The password may not contain sequences of three or more repeated characters.']],
    ],
    [
      both('mastundkabel'),
      [
        [
          'newPassword',
          'Please use a longer password or add characters from different groups (mixed case letters, numbers, symbols).',
        ],
      ],
    ],
    [
      both('My-Ridge-2026'),
      [['newPassword', 'Please avoid using known facts like {words}, your username or hostname.']],
    ],
    [
      both('x'.repeat(65)),
      [
        ['newPassword', 'Use at most {length} characters.'],
        ['newPassword2', 'Use at most {length} characters.'],
      ],
    ],
  ])('%j', (form, problems) => {
    expect(problemsOf(form)).toEqual(problems);
  });

  it.each(['-x', '.x', 'a b', 'ä'])('refuses the username %j', newUsername => {
    expect(problemsOf({ newUsername }).map(([field]) => field)).toEqual(['newUsername']);
  });
});
