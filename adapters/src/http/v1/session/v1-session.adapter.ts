import type {
  Credentials,
  CurrentUser,
  LoginOutcome,
  OpenedSession,
  SessionPort,
} from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { asFetchError, RequestFailure } from '@radiolink/domain/errors';
import type { SetupResults } from '@radiolink/domain/session';
import type { Received, ReceivedBody } from '@radiolink/openapi/received';
import type { CallOptions } from '../../client/answer.ts';
import { deviceApiError } from '../../client/failure.ts';
import { multipart } from '../../transfer/upload-transport.ts';
import { type ListOf, readAnswer, readUntyped } from '../../wire/read-answer.ts';
import type { Range } from '../../wire/scalars.ts';
import type { Section } from '../../wire/section.ts';
import { mapUsers } from '../account/users.mapper.ts';
import type { V1Client } from '../client/v1-client.ts';
import type { BodiesOf } from '../compose/compose.ts';
import { boardInfoOf } from './board-info.mapper.ts';
import { loginProblem } from './login-problem.ts';
import { bearing, logIn } from './short-session.ts';

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

const COUNTRY_CODES: Range = [1, 99_999];

/** The session from a login and the first facts. A user who is not marked read-only is a full user. */
export function mapOpenedSession(
  body: Received<'/api/v1.0/user/login', 'post'> | undefined,
  facts: FirstFacts,
  username: string,
): OpenedSession {
  const countryCode = readAnswer(facts.system, system => system.numberOrText('countryCode', COUNTRY_CODES));
  return {
    username,
    readOnly:
      readAnswer(body, answer => answer.section('user').flag('readOnly')) ??
      isReadOnly(facts.users, username),
    boardInfo: boardInfoOf(facts.device, countryCode),
    fullVersion: readAnswer(facts.device, device => device.section('identification').text('firmware')) ?? '',
    countryCode,
  };
}

function isReadOnly(list: FirstFacts['users'], username: string): boolean {
  return readUntyped({ list }, (root: Section<ListOf<'get /api/v1.0/system/users'>>) =>
    root.sections('list').some(user => user.text('username') === username && user.flag('readOnly') === true),
  );
}

/** Requests of a new login about the device; a part is undefined if not reported. */
interface FirstFacts {
  readonly device: Received<'/api/v1.0/device'> | undefined;
  readonly system: Received<'/api/v1.0/system'> | undefined;
  readonly users: ReceivedBody<'/api/v1.0/system/users'> | undefined;
}

type FactBodies = BodiesOf<readonly ['/device', '/system', '/system/users']>;

const REQUESTS = [
  { method: 'GET', route: '/device' },
  { method: 'GET', route: '/system' },
  { method: 'GET', route: '/system/users' },
] as const;

/**
 * Device, system and users in one call, or one by one if the device supports no batches. A login is valid
 * without them.
 */
async function readFirstFacts(client: V1Client, token: string): Promise<FirstFacts> {
  const [device, system, users] =
    (await composed(client, token)) ?? (await readSingly(client, bearing(token)));
  return { device, system, users };
}

async function composed(client: V1Client, token: string): Promise<FactBodies | undefined> {
  const body = { requests: REQUESTS, rollback: {} };
  const answer = await unlessFailed(
    client.post('/api/v1.0/tools/compose', { body, headers: bearing(token) }),
  );
  const responses: unknown = answer?.responses;
  if (!Array.isArray(responses)) return undefined;
  return responses.map((part: unknown) => {
    const { statusCode, body: found } = Object(part) as { statusCode?: unknown; body?: unknown };
    return statusCode === 200 ? found : undefined;
  }) as unknown as FactBodies;
}

/** The same one by one; without headers with the session's own token. */
export async function readSingly(
  client: V1Client,
  headers: Readonly<Record<string, string>> = {},
): Promise<FactBodies> {
  return Promise.all([
    unlessFailed(client.get('/api/v1.0/device', { headers })),
    unlessFailed(client.get('/api/v1.0/system', { headers })),
    unlessFailed(client.list('/api/v1.0/system/users', { headers })),
  ]);
}

async function unlessFailed<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (reason) {
    if (asFetchError(reason) === undefined) throw reason;
    return undefined;
  }
}

/** A batch of writes may take 15 s, a backup over a poor link longer. */
const TIMEOUT_MS = 120_000;

interface Write {
  readonly method: 'PUT' | 'POST';
  readonly route: string;
  readonly body: object;
}

/** The writes of a first setup, of which all or none are done; the name and password last. */
function setupWrites({ password }: Credentials, setup: SetupResults): readonly Write[] {
  const { new_ccode: countryCode, new_username: newName, new_password: newPassword } = setup;
  const country: Write[] =
    countryCode === undefined ? [] : [{ method: 'PUT', route: '/system', body: { countryCode } }];
  if (newName === undefined || newPassword === undefined) return country;
  const body = { username: newName, oldPassword: password, newPassword, verifyPassword: newPassword };
  return [...country, { method: 'POST', route: '/user/change-password', body }];
}

/**
 * Carries out the steps of a first setup: restores a backup, or writes country and account in one atomic
 * batch. @throws RequestFailure with the message of the refused write
 */
async function setUp(
  client: V1Client,
  token: string,
  credentials: Credentials,
  setup: SetupResults,
): Promise<void> {
  if (setup.new_config !== undefined) return restore(client, token, setup.new_config);
  const requests = setupWrites(credentials, setup);
  if (requests.length === 0) return;
  const body = { requests, rollback: { onError: true, onUnreachable: {} } };
  const data = await client.post('/api/v1.0/tools/compose', {
    body,
    headers: bearing(token),
    timeoutMs: TIMEOUT_MS,
  });
  requireDone(data.responses);
}

/** The device checks the file and restarts with it automatically. */
async function restore(client: V1Client, token: string, text: string): Promise<void> {
  const file = new Blob([text], { type: 'application/octet-stream' });
  await client.acknowledge('post', '/api/v1.0/system/backup/restore/direct', {
    body: { file: '' },
    bodySerializer: multipart('file', file),
    headers: bearing(token),
    timeoutMs: TIMEOUT_MS,
  });
}

function requireDone(responses: unknown): void {
  const parts: readonly unknown[] = Array.isArray(responses) ? responses : [];
  for (const part of parts) {
    const { statusCode, body } = Object(part) as { statusCode?: unknown; body?: unknown };
    const status = typeof statusCode === 'number' ? statusCode : 0;
    if (status >= 200 && status < 300) continue;
    throw new RequestFailure(
      deviceApiError(status, body) ?? { kind: 'response-status', status, statusText: '' },
    );
  }
}
