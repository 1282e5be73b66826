import type {
  PasswordChange,
  PasswordOutcome,
  PasswordPort,
} from '@radiolink/application/account/password.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { asFetchError } from '@radiolink/domain/errors';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { loginProblem } from '../session/login-problem.ts';
import { inShortSession } from '../session/short-session.ts';
import { V1Users } from './users.adapter.ts';

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
