import type { Received } from '@radiolink/openapi/received';
import {
  type PasswordChange,
  type PasswordOutcome,
  PasswordPort,
  PasswordPolicyPort,
  UsersPort,
} from '@radiolink/application/account/account.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { networkFailure } from '../../client/failure.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { classicPort } from '../classic-ports.ts';
import { DEFAULT_PASSWORD_POLICY } from '@radiolink/domain/session';
import { MixedUsers } from '../../mixed/mixed-users.adapter.ts';

/** The password by `POST /pwd.cgi`, the one action whose answer has another shape. §6. */
export class ClassicPassword implements PasswordPort {
  constructor(
    private readonly client: ClassicClient,
    private readonly session: SessionStore,
  ) {}

  async check(password: string, options?: CallOptions): Promise<PasswordOutcome> {
    if (this.#isReadOnly()) return { ok: true };
    const body = { check: 'yes', ro: '0', pwd: password } as const;
    return mapPasswordOutcome(await this.client.form('/pwd.cgi', { body, ...options }));
  }

  async change(
    { oldPassword, newPassword, newUsername, readOnlyAccount = false }: PasswordChange,
    options?: CallOptions,
  ): Promise<PasswordOutcome> {
    const isReadOnlyUser = this.#isReadOnly();
    const body = {
      change: 'yes',
      ro: isReadOnlyUser || readOnlyAccount ? '1' : '0',
      pwd: newPassword,
      oldPwd: oldPassword,
      ...(newUsername !== undefined && { newUsername }),
    } as const;
    const data = await this.client.form('/pwd.cgi', { body, ...options });
    const outcome = mapPasswordOutcome(data);
    const isOwn = isReadOnlyUser || !readOnlyAccount;
    if (outcome.ok && isOwn && newUsername !== undefined) this.session.set({ username: newUsername });
    return outcome;
  }

  #isReadOnly(): boolean {
    return this.session.get('readOnlyUser') === true;
  }
}

function mapPasswordOutcome(json: Received<'/pwd.cgi', 'post'>): PasswordOutcome {
  const { success, deviceText } = readAnswer(json, answer => ({
    success: answer.flag('success'),
    deviceText: answer.text('error') ?? '',
  }));
  if (success === undefined) throw networkFailure('malformed');
  return success ? { ok: true } : { ok: false, deviceText };
}

/** The classic API reports no requirements: those of the specification apply. Without a request. */
const USUAL_PASSWORD_POLICY: PasswordPolicyPort = {
  read: () => Promise.resolve(DEFAULT_PASSWORD_POLICY),
};

/** Ports of passwords and users, by the classic API. */
export const PORTS = [
  classicPort(PasswordPort, ({ client, session }) => new ClassicPassword(client, session)),
  classicPort(PasswordPolicyPort, () => USUAL_PASSWORD_POLICY),
  classicPort(UsersPort, ({ session, settings }) => new MixedUsers({ ...settings, session })),
];
