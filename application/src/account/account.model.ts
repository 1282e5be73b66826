import {
  checkNewCredentials,
  checkPassword,
  type FormProblems,
  type NewCredentials,
  type PasswordFacts,
  type PasswordPolicy,
  DEFAULT_PASSWORD_POLICY,
} from '@radiolink/domain/session';
import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { fetching, lastFailure, oneAtATime } from '../fetching/fetching.ts';
import { StartModel } from '../start/start.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { PasswordPolicyPort, PasswordPort, type UserAccount, UsersPort } from './account.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** The form of an account as typed. */
export interface AccountForm extends NewCredentials {
  /** Password of the user of the page. */
  readonly currentPassword: string;
}

/** The rules of new credentials, and the current password required. §5.new-credentials; §6. */
export function checkAccountForm(
  form: AccountForm,
  facts: Pick<PasswordFacts, 'hostname'>,
  policy: PasswordPolicy,
): FormProblems<keyof AccountForm> {
  const problem = checkPassword(form.currentPassword);
  return {
    ...checkNewCredentials(form, facts, policy),
    ...(problem !== undefined && { currentPassword: problem }),
  };
}

/** An account whose password is changed: that of the user of the page, or the read-only one. */
export type ChangedAccount = 'own' | 'read-only';

/** The submitted form of an account. */
export interface AccountChange {
  readonly account: ChangedAccount;
  readonly username: string;
  /** Password of the user of the page, whichever account changes. */
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** The last change of a password. */
export type AccountState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'changed'; readonly account: ChangedAccount }
  /** The current password is not the user's. */
  | { readonly kind: 'wrong-password'; readonly deviceText: string }
  | { readonly kind: 'refused'; readonly deviceText: string }
  | { readonly kind: 'failed'; readonly failure: FetchError };

/** Passwords and accounts of the device. §6. */
export interface AccountModel {
  /** Reads the password requirements and the accounts. */
  readonly opened: EventCallable<void>;
  /** Forgets the last change. */
  readonly closed: EventCallable<void>;
  /** One at a time: another while one is on its way is dropped. */
  readonly changeRequested: EventCallable<AccountChange>;
  /** Removes an account by its name, at once. */
  readonly removeRequested: EventCallable<string>;
  readonly $state: Store<AccountState>;
  /** The default until the device reported its own. */
  readonly $policy: Store<PasswordPolicy>;
  /** Null until read, and on a device that has its accounts in the configuration only. */
  readonly $users: Store<readonly UserAccount[] | null>;
  readonly $removing: Store<boolean>;
  readonly $removeFailure: Store<FetchError | null>;
}

export const AccountModel: Token<AccountModel> = token<AccountModel>('AccountModel');

export interface AccountModelPorts {
  readonly password: PasswordPort;
  readonly policy: PasswordPolicyPort;
  readonly users: UsersPort;
  readonly start: {
    readonly user: Pick<StartModel['user'], 'start'>;
    readonly configuration: Pick<StartModel['configuration'], 'start'>;
  };
}

const IDLE: AccountState = { kind: 'idle' };

/** Checks the current password, then changes; the user and the configuration are read again after a change. */
export function createAccountModel({ password, policy, users, start }: AccountModelPorts): AccountModel {
  const opened = createEvent();
  const closed = createEvent();
  const changeRequested = createEvent<AccountChange>();
  const removeRequested = createEvent<string>();

  const requirements = fetching(() => policy.read());
  const listing = fetching(async () => ({ users: await users.list() }));

  const changeFx = createEffect(async (change: AccountChange): Promise<AccountState> => {
    const { account, username, currentPassword, newPassword } = change;
    const checked = await password.check(currentPassword);
    if (!checked.ok) return { kind: 'wrong-password', deviceText: checked.deviceText };
    const outcome = await password.change({
      oldPassword: currentPassword,
      newPassword,
      newUsername: username,
      readOnlyAccount: account === 'read-only',
    });
    return outcome.ok ? { kind: 'changed', account } : { kind: 'refused', deviceText: outcome.deviceText };
  });
  const removeFx = createEffect((username: string) => users.remove(username));

  sample({ clock: opened, target: [requirements.start, listing.start] });
  oneAtATime(changeRequested, changeFx);
  oneAtATime(removeRequested, removeFx);
  sample({
    clock: changeFx.doneData,
    filter: ({ kind }) => kind === 'changed',
    target: [start.user.start, start.configuration.start],
  });
  // With the form closed: the account whose form it is may be one of another list.
  const $isListStale = createStore(false)
    .on(changeFx.doneData, (isStale, { kind }) => isStale || kind === 'changed')
    .reset(listing.start);
  sample({ clock: closed, filter: $isListStale, target: listing.start });
  // The configuration may name the accounts too.
  sample({ clock: removeFx.done, target: [listing.start, start.configuration.start] });

  // What became of a change whose form was closed is not shown as that of the next form.
  const $isAbandoned = createStore(false)
    .on(closed, () => true)
    .reset(changeFx);
  const ended = sample({
    clock: changeFx.finally,
    source: $isAbandoned,
    fn: (isAbandoned, end): AccountState => {
      if (isAbandoned) return IDLE;
      if (end.status === 'done') return end.result;
      const failure = asFetchError(end.error);
      return failure === undefined ? IDLE : { kind: 'failed', failure };
    },
  });

  return {
    opened,
    closed,
    changeRequested,
    removeRequested,
    $state: createStore<AccountState>(IDLE)
      .on(changeFx, () => ({ kind: 'busy' }))
      .on(ended, (_, state) => state)
      // One that is on its way goes on: the next form waits for it.
      .on(closed, state => (state.kind === 'busy' ? state : IDLE)),
    $policy: requirements.$data.map(reported => reported ?? DEFAULT_PASSWORD_POLICY),
    $users: listing.$data.map(reported => reported?.users ?? null),
    $removing: removeFx.pending,
    $removeFailure: lastFailure([removeFx.failData], [removeFx, opened]),
  };
}

/** Passwords and accounts. */
export const ACCOUNT_MODELS = [
  bindModel(AccountModel, createAccountModel, {
    password: PasswordPort,
    policy: PasswordPolicyPort,
    users: UsersPort,
    start: StartModel,
  }),
];
