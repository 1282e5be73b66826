import { networkFailure, deviceApiError } from '../../client/failure.ts';
import type { SessionEndReason } from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { RequestFailure } from '@radiolink/domain/errors';
import { AUTH_TOKEN_HEADER, CSRF_HEADER } from '@radiolink/domain/session';
import type { JsonPaths } from '@radiolink/openapi/json';
import type { V1Api, V1Paths } from '@radiolink/openapi/v1';
import createClient, { type Middleware } from 'openapi-fetch';
import type { Answer, CallOptions, RawAnswer } from '../../client/answer.ts';
import { type ClientOptions, requestOptions, sessionCalls } from '../../client/session-calls.ts';
import { sessionEndMiddleware } from '../../client/session-end.middleware.ts';
import { type Call, callsOf, type PathWith, type SentWith, type Verb } from '../../client/verbs.ts';

/** Body of a response, by its content type. */
export type Body =
  | { readonly kind: 'json'; readonly json: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly blob: Blob };

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const FILE_TYPE = /^application\/(?:gzip|x-gzip|x-tar|zip|octet-stream)\b/i;

/**
 * Reads an answer: JSON if the content type is JSON, a file if it is gzip or an octet stream, otherwise text.
 * §7.json-api.
 * @throws RequestFailure JSON that cannot be read, or a body that stops half way, is a network error `malformed`
 */
async function readBody(response: Response): Promise<Body> {
  const type = response.headers.get('Content-Type') ?? '';
  try {
    if (JSON_TYPE.test(type)) return { kind: 'json', json: await response.json() };
    if (FILE_TYPE.test(type)) return { kind: 'file', blob: await response.blob() };
    return { kind: 'text', text: await response.text() };
  } catch {
    throw networkFailure('malformed');
  }
}

type Paths = JsonPaths & V1Paths;

export type V1Send<T> = (api: V1Api, signal: AbortSignal) => Promise<RawAnswer<T>>;

/**
 * The JSON and the versioned API by one client: credentials, session end, time-outs and the three error kinds.
 * A successful answer whose `error` is neither 0 nor null is a failure too. §7, §8; reading 13.
 */
export interface V1Client {
  /**
   * One call that answers with a JSON object.
   * @throws RequestFailure an empty or unreadable body, or another kind of JSON, is a network error `malformed`
   */
  json<T extends object>(send: V1Send<T>, options?: CallOptions): Promise<Answer<T>>;
  /** The JSON object that a call answers with, otherwise like `json`. */
  readonly get: Call<Paths, 'get'>;
  readonly put: Call<Paths, 'put'>;
  readonly post: Call<Paths, 'post'>;
  /** The JSON list that a GET answers with; otherwise like `json`. */
  readonly list: Call<Paths, 'get'>;
  /** One call that answers with JSON, text or a file, by its content type: send it with `parseAs: 'stream'`. */
  body(send: V1Send<unknown>, options?: CallOptions): Promise<Answer<Body>>;
  /** One call of which success matters, whatever it answers: with the JSON of its body, undefined when it has none. */
  acknowledge<Method extends Verb, Route extends PathWith<Paths, Method>>(
    method: Method,
    path: Route,
    ...init: SentWith<Paths, Route, Method>
  ): Promise<Answer<unknown>>;
  /** Clears the session values and emits the end, once per session. */
  endSession(reason: SessionEndReason): void;
}

/** Calls whose refusal says nothing about the session that is open. */
const NOT_ABOUT_THE_SESSION: ReadonlySet<string> = new Set([
  '/api/v1.0/public/device',
  '/api/v1.0/public/ping',
  '/api/v1.0/user/login',
  '/api/v1.0/user/logout',
]);
/** A wrong old password is a 401 as well. */
const DOUBTFUL: ReadonlySet<string> = new Set(['/api/v1.0/user/change-password']);
/** Answers everybody who is logged in, a read-only user with the own row. */
const USER_INFO = '/api/v1.0/system/users';

export function createV1Client(options: ClientOptions): V1Client {
  const { session } = options;
  const { send, succeeds, endSession } = sessionCalls(options);
  const api: V1Api = createClient<Paths>(requestOptions(options));

  api.use(
    authMiddleware(session),
    sessionEndMiddleware({
      session,
      credential: { header: AUTH_TOKEN_HEADER, value: 'utoken' },
      notAbout: NOT_ABOUT_THE_SESSION,
      doubtful: DOUBTFUL,
      userInfo: USER_INFO,
      end: () => endSession('expired'),
      stillLoggedIn: () => succeeds(signal => api.GET(USER_INFO, { signal, parseAs: 'stream' })),
    }),
  );

  const { request, read, json } = callsOf(api, send, requireNoError);

  return {
    endSession,
    json,
    get: read('get') as V1Client['get'],
    put: read('put') as V1Client['put'],
    post: read('post') as V1Client['post'],
    async list(path, init?: object) {
      const { data, response } = await request('get', path, init);
      if (Array.isArray(data)) return data;
      requireNoError(response.status, data);
      throw networkFailure('malformed');
    },
    async body(run, call) {
      const { response } = await send(signal => run(api, signal), call);
      return { data: await readBody(response), response };
    },
    async acknowledge(method, path, init?: object) {
      const { data, response } = await request(method, path, { ...init, parseAs: 'text' });
      const answer = typeof data === 'string' ? jsonIn(data) : data;
      requireNoError(response.status, answer);
      return { data: answer, response };
    },
  };
}

/** Calls that are made before there is a token. */
const WITHOUT_TOKEN = '/api/v1.0/public/';
const LOGIN = '/api/v1.0/user/login';

/**
 * The credentials of both APIs in one place: the CSRF id of a session that has one, and the token. The token
 * comes from the versioned login's header or, as `utoken`, from the classic login. Requests a response that
 * is not stored. §7.json-api, §7.versioned-api.
 */
function authMiddleware(session: SessionStore): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const { headers } = request;
      headers.set('Cache-Control', 'no-cache');
      setPresent(headers, CSRF_HEADER, session.get('csrf_id'));
      if (schemaPath.startsWith(WITHOUT_TOKEN) || schemaPath === LOGIN) return;
      setPresent(headers, AUTH_TOKEN_HEADER, session.get('utoken'));
    },
  };
}

/** A call that brings its own credential keeps it. */
function setPresent(headers: Headers, name: string, value: string | undefined): void {
  if (value !== undefined && value !== '' && !headers.has(name)) headers.set(name, value);
}

const NO_ERROR: ReadonlySet<unknown> = new Set([0, null, undefined, '']);

/**
 * Refuses a successful answer that says in its body that it is none: `error` neither 0, null nor missing.
 * @throws RequestFailure with the device's words
 */
function requireNoError(status: number, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const error: unknown = Reflect.get(answer, 'error');
  if (NO_ERROR.has(error)) return;
  throw new RequestFailure(
    deviceApiError(status, answer) ?? {
      kind: 'device-api',
      error: String(error),
      message: '',
      detail: '',
      statusCode: status,
    },
  );
}

/** The JSON in a text; undefined when it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
