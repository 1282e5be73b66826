import type {
  Credentials,
  CurrentUser,
  LoginOutcome,
  SessionPort,
} from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { SetupResults } from '@radiolink/domain/session';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { mapUsers } from '../account/users.mapper.ts';
import { readFirstFacts } from './first-facts.ts';
import { loginProblem } from './login-problem.ts';
import { mapOpenedSession } from './opened-session.mapper.ts';
import { setUp } from './setup-writes.ts';
import { logIn } from './short-session.ts';

/** The one session of this page, by the versioned login: its token is the credential. reading 12. */
export class V1Session implements SessionPort {
  constructor(
    private readonly client: V1Client,
    private readonly store: SessionStore,
  ) {}

  /** The results of a first setup are written with the login's token, which stays valid for the new name. */
  async login(credentials: Credentials, setup?: SetupResults): Promise<LoginOutcome> {
    try {
      const { token, csrfId, body } = await logIn(this.client, credentials);
      if (setup !== undefined) await setUp(this.client, token, credentials, setup);
      const username = setup?.new_username ?? credentials.username;
      const facts = await readFirstFacts(this.client, token);
      const session = mapOpenedSession(body, facts, username);
      this.store.set({
        logged_in: true,
        versioned_only: true,
        username,
        readOnlyUser: session.readOnly,
        fullVersion: session.fullVersion,
        boardinfo: session.boardInfo,
        csrf_id: csrfId,
        utoken: token,
        ...(session.countryCode === undefined ? {} : { ccode: session.countryCode }),
      });
      return { ok: true, session };
    } catch (reason) {
      return { ok: false, problem: loginProblem(reason) };
    }
  }

  /** The versioned API has no tickets. */
  loginWithTicket(): Promise<LoginOutcome> {
    const text = 'This device does not support ticket login.';
    return Promise.resolve({ ok: false, problem: { kind: 'refused', deviceText: text } });
  }

  /** Ends the local session whatever the device responds; rejects when the device did not receive it. */
  async logout(): Promise<void> {
    try {
      await this.client.acknowledge('post', '/api/v1.0/user/logout');
    } finally {
      this.client.endSession('logout');
    }
  }

  /** The own row of the accounts: a full user sees all of them, a read-only one this one only. */
  async currentUser(options?: CallOptions): Promise<CurrentUser> {
    const data = await this.client.list('/api/v1.0/system/users', options);
    const username = this.store.get('username') ?? '';
    const users = mapUsers(data);
    const own = users.find(user => user.username === username) ?? (users.length === 1 ? users[0] : undefined);
    return {
      username: own?.username ?? username,
      readOnly: own?.readOnly ?? this.store.get('readOnlyUser') ?? false,
      sso: false,
      accountUrl: '',
      avatar: '',
    };
  }
}
