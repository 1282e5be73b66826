import {
  type PasswordChange,
  type PasswordOutcome,
  PasswordPort,
  PasswordPolicyPort,
  type UserAccount,
  type UserChange,
  UsersPort,
} from '@radiolink/application/account/account.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { asFetchError } from '@radiolink/domain/errors';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { loginProblem } from '../session/login-problem.ts';
import { inShortSession } from '../session/short-session.ts';
import type { Received } from '@radiolink/openapi/received';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '@radiolink/domain/session';
import type { Range } from '../../wire/scalars.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { networkFailure } from '../../client/failure.ts';
import { mapUsers } from './users.mapper.ts';
import { v1Port } from '../v1-ports.ts';

/** The device's no to a password: wrong (401), against its rules (400). */
const REFUSALS: ReadonlySet<number> = new Set([400, 401]);

/** What the device says of a field: `username: Username already exists`. The message above it may say nothing more. */
const FIELD_TEXT = /^\w+: (.+)$/;

/** The password by `user/change-password`; that of the read-only account by `system/users`. §6. */
export class V1Password implements PasswordPort {
  constructor(
    private readonly client: V1Client,
    private readonly session: SessionStore,
  ) {}

  /** No call only checks, so a login does: a wrong one counts towards the block. */
  check(password: string, options?: CallOptions): Promise<PasswordOutcome> {
    if (this.session.get('readOnlyUser') === true) return Promise.resolve({ ok: true });
    const credentials = { username: this.#username(), password };
    return outcomeOf(inShortSession(this.client, credentials, () => Promise.resolve(), options));
  }

  change(change: PasswordChange, options?: CallOptions): Promise<PasswordOutcome> {
    const isOwn = change.readOnlyAccount !== true || this.session.get('readOnlyUser') === true;
    return outcomeOf(isOwn ? this.#changeOwn(change, options) : this.#changeReadOnly(change, options));
  }

  async #changeOwn({ oldPassword, newPassword, newUsername }: PasswordChange, options?: CallOptions) {
    const username = newUsername ?? this.#username();
    const body = { username, oldPassword, newPassword, verifyPassword: newPassword };
    await this.client.acknowledge('post', '/api/v1.0/user/change-password', { body, ...options });
    this.session.set({ username });
  }

  /** The account of that kind that is there, or a new one. */
  async #changeReadOnly({ newPassword, newUsername }: PasswordChange, options?: CallOptions) {
    const users = new V1Users(this.client);
    const present = (await users.list(options)).find(user => user.readOnly);
    const username = present?.username ?? newUsername ?? 'readonly';
    await users.write({ username, password: newPassword, readOnly: true }, options);
  }

  #username(): string {
    return this.session.get('username') ?? '';
  }
}

async function outcomeOf(call: Promise<unknown>): Promise<PasswordOutcome> {
  try {
    await call;
    return { ok: true };
  } catch (reason) {
    const failure = asFetchError(reason);
    const problem = loginProblem(reason);
    if (failure?.kind !== 'device-api' || !REFUSALS.has(failure.statusCode)) throw reason;
    const deviceText = problem.kind === 'refused' ? problem.deviceText : '';
    return { ok: false, deviceText: FIELD_TEXT.exec(failure.detail)?.[1] ?? deviceText };
  }
}

const LENGTHS: Range = [1, 256];
const TESTS: Range = [0, 4];

/**
 * Rules of a new password, by `user/password-requirements`; missing ones are replaced by the default policy.
 */
export class V1PasswordPolicy implements PasswordPolicyPort {
  constructor(private readonly client: V1Client) {}

  async read(options?: CallOptions): Promise<PasswordPolicy> {
    return mapPasswordPolicy(await this.client.get('/api/v1.0/user/password-requirements', options));
  }
}

export function mapPasswordPolicy(json: Received<'/api/v1.0/user/password-requirements'>): PasswordPolicy {
  const known = DEFAULT_PASSWORD_POLICY;
  return readAnswer(json, policy => {
    const words = policy.texts('forbiddenWords');
    return {
      min: policy.number('minLength', LENGTHS) ?? known.min,
      good: policy.number('goodLength', LENGTHS) ?? known.good,
      great: policy.number('greatLength', LENGTHS) ?? known.great,
      optionalTestsToPass: policy.number('optionalTestsToPass', TESTS) ?? known.optionalTestsToPass,
      forbiddenWords: words.length === 0 ? known.forbiddenWords : words,
    };
  });
}

/** The accounts by `system/users`. */
export class V1Users implements UsersPort {
  constructor(private readonly client: V1Client) {}

  async list(options?: CallOptions): Promise<readonly UserAccount[]> {
    return mapUsers(await this.client.list('/api/v1.0/system/users', options));
  }

  async write(change: UserChange, options?: CallOptions): Promise<UserAccount> {
    const { username, password, readOnly, sshKeys } = change;
    const body = {
      username,
      ...(password === undefined ? {} : { password }),
      ...(readOnly === undefined ? {} : { readOnly }),
      ...(sshKeys === undefined ? {} : { sshKeys }),
    };
    const data = await this.client.put('/api/v1.0/system/users', { body, ...options });
    const [written] = mapUsers([data]);
    if (written === undefined) throw networkFailure('malformed');
    return written;
  }

  async remove(username: string, options?: CallOptions): Promise<void> {
    await this.client.acknowledge('delete', '/api/v1.0/system/users/{username}', {
      params: { path: { username } },
      ...options,
    });
  }
}

/** Ports of passwords and users, by the versioned API. */
export const PORTS = [
  v1Port(PasswordPort, ({ client, session }) => new V1Password(client, session)),
  v1Port(PasswordPolicyPort, ({ client }) => new V1PasswordPolicy(client)),
  v1Port(UsersPort, ({ client }) => new V1Users(client)),
];
