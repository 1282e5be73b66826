import type {
  Credentials,
  CurrentUser,
  LoginOutcome,
  LoginProblem,
  SessionPort,
} from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { asFetchError, deviceWords } from '@radiolink/domain/errors';
import { CSRF_HEADER, loginShortfall, type SetupResults } from '@radiolink/domain/session';
import type { ClassicSchemas } from '@radiolink/openapi/classic';
import type { Received } from '@radiolink/openapi/received';
import type { Answer, CallOptions } from '../../client/answer.ts';
import type { ClassicClient, Send } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import { httpLoginProblem, mapLoginAnswer } from '../../session/http-login-problem.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { ReadCookies } from '../../device-settings.ts';

type SessionOpened = Received<'/api/auth' | '/api/auth-ticket', 'post'>;

/** A backup of a MiB over a poor link takes its time. */
const BACKUP_TIMEOUT_MS = 120_000;

/** The one session of this page, by the classic login calls. §4.final-login-step, §5.login-success. */
export class ClassicSession implements SessionPort {
  constructor(
    private readonly client: ClassicClient,
    private readonly store: SessionStore,
    private readonly readCookies: ReadCookies,
  ) {}

  login(credentials: Credentials, setup?: SetupResults): Promise<LoginOutcome> {
    const body = loginForm(credentials, setup);
    const username = setup?.new_username ?? credentials.username;
    return this.#open(
      username,
      (api, signal) => api.POST('/api/auth', { body, headers: FORM, signal }),
      setup?.new_config === undefined ? {} : { timeoutMs: BACKUP_TIMEOUT_MS },
    );
  }

  async loginWithTicket(ticketId: string): Promise<LoginOutcome> {
    const body = { ticketid: ticketId, hide_rd: 'true' as const };
    const outcome = await this.#open('', (api, signal) =>
      api.POST('/api/auth-ticket', { body, headers: FORM, signal }),
    );
    return outcome.ok ? this.#named(outcome) : outcome;
  }

  /** Ends the local session whatever the device responds; rejects when the device did not receive it. */
  async logout(): Promise<void> {
    try {
      await this.client.acknowledge((api, signal) => api.POST('/logout.cgi', { parseAs: 'stream', signal }));
    } finally {
      this.client.endSession('logout');
    }
  }

  async currentUser(options?: CallOptions): Promise<CurrentUser> {
    return mapCurrentUser(await this.client.get('/api/info/user', options));
  }

  async #open(username: string, send: Send<SessionOpened>, options?: CallOptions): Promise<LoginOutcome> {
    let answer: Answer<SessionOpened>;
    try {
      answer = await this.client.json(send, options);
    } catch (reason) {
      return { ok: false, problem: this.#problemOf(reason) };
    }
    const { session, utoken, error } = mapLoginAnswer(answer.data, username);
    if (error !== undefined) return { ok: false, problem: { kind: 'refused', deviceText: error } };
    const csrfId = answer.response.headers.get(CSRF_HEADER) ?? '';
    const shortfall = loginShortfall({ cookies: this.readCookies(), csrfId, hasBody: true });
    if (shortfall !== undefined) return { ok: false, problem: { kind: shortfall } };
    this.store.set({
      logged_in: true,
      username,
      readOnlyUser: session.readOnly,
      fullVersion: session.fullVersion,
      boardinfo: session.boardInfo,
      csrf_id: csrfId,
      utoken,
      ...(session.countryCode === undefined ? {} : { ccode: session.countryCode }),
    });
    return { ok: true, session };
  }

  /** A ticket does not name its user; the device does, and the session is valid without it. */
  async #named(opened: LoginOutcome & { readonly ok: true }): Promise<LoginOutcome> {
    try {
      const { username } = await this.currentUser();
      this.store.set({ username });
      return { ok: true, session: { ...opened.session, username } };
    } catch (reason) {
      if (asFetchError(reason) === undefined) throw reason;
      return opened;
    }
  }

  /** Why a login failed, by what came back. §8.login-failure. */
  #problemOf(reason: unknown): LoginProblem {
    const failure = asFetchError(reason);
    if (failure === undefined) throw reason;
    if (failure.kind === 'device-api')
      return { kind: 'refused', deviceText: deviceWords(failure.error, failure.message) };
    if (failure.kind === 'network' && failure.reason === 'malformed') {
      const missing = { cookies: this.readCookies(), csrfId: undefined, hasBody: false };
      return { kind: loginShortfall(missing) ?? 'incomplete-response' };
    }
    return httpLoginProblem(failure);
  }
}

/** The body of a login: credentials, what the steps of a first setup produced, and no regulatory domain in return. */
function loginForm(
  { username, password }: Credentials,
  { new_ccode: countryCode, ...results }: SetupResults = {},
): ClassicSchemas['LoginForm'] {
  const country = countryCode === undefined ? {} : { new_ccode: String(countryCode) };
  return { username, password, hide_rd: 'true', ...results, ...country };
}

/** The current user; account address and avatar are empty unless single sign-on is used. §3. */
function mapCurrentUser(json: Received<'/api/info/user'>): CurrentUser {
  return readAnswer(json, user => ({
    username: user.text('username') ?? '',
    readOnly: user.flag('readOnly') ?? false,
    sso: user.flag('sso') ?? false,
    accountUrl: user.text('account_url', 2048) ?? '',
    avatar: user.text('avatar', 2048) ?? '',
  }));
}
