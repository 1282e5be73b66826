import type { SessionEndReason } from '@radiolink/application/session/session.port';
import { CSRF_HEADER } from '@radiolink/domain/session';
import type { ClassicApi, ClassicPaths } from '@radiolink/openapi/classic';
import createClient from 'openapi-fetch';
import type { Answer, CallOptions, RawAnswer } from './answer.ts';
import { csrfMiddleware } from './csrf.middleware.ts';
import { FORM } from './form.ts';
import { networkFailure } from './failure.ts';
import { type ClientOptions, requestOptions, sessionCalls } from './session-calls.ts';
import { sessionEndMiddleware } from './session-end.middleware.ts';
import { type Call, callsOf, type PathWith, type SentWith } from './verbs.ts';

export type ClassicClientOptions = ClientOptions;

export type Send<T> = (api: ClassicApi, signal: AbortSignal) => Promise<RawAnswer<T>>;

/** The classic calls with CSRF header, session end, time-outs and the three error kinds. §7, §8. */
export interface ClassicClient {
  /**
   * One call that answers with a JSON object.
   * @throws RequestFailure an empty or unreadable body, or another kind of JSON, is a network error `malformed`
   */
  json<T extends object>(send: Send<T>, options?: CallOptions): Promise<Answer<T>>;
  /** The JSON object that a GET answers with, otherwise like `json`. */
  readonly get: Call<ClassicPaths, 'get'>;
  /** The same of a POST. */
  readonly post: Call<ClassicPaths, 'post'>;
  /** The same of a POST whose body is sent as a form. */
  readonly form: Call<ClassicPaths, 'post'>;
  /**
   * The text that a GET answers with.
   * @throws RequestFailure an empty body is a network error `malformed`
   */
  text<Route extends PathWith<ClassicPaths, 'get'>>(
    path: Route,
    ...init: SentWith<ClassicPaths, Route, 'get'>
  ): Promise<Answer<string>>;
  /** One call whose answer is ignored: send it with `parseAs: 'stream'`. */
  acknowledge(send: Send<unknown>, options?: CallOptions): Promise<void>;
  /** Clears the session values and emits the end, once per session. */
  endSession(reason: SessionEndReason): void;
}

/** Calls whose refusal says nothing about the session that is open. */
const NOT_ABOUT_THE_SESSION: ReadonlySet<string> = new Set(['/api/auth', '/api/auth-ticket', '/logout.cgi']);

export function createClassicClient(options: ClassicClientOptions): ClassicClient {
  const { session } = options;
  const { send, succeeds, endSession } = sessionCalls(options);
  const api: ClassicApi = createClient<ClassicPaths>(requestOptions(options));

  api.use(
    csrfMiddleware(session),
    sessionEndMiddleware({
      session,
      credential: { header: CSRF_HEADER, value: 'csrf_id' },
      notAbout: NOT_ABOUT_THE_SESSION,
      userInfo: '/api/info/user',
      end: () => endSession('expired'),
      stillLoggedIn: () => succeeds(signal => api.GET('/api/info/user', { signal, parseAs: 'stream' })),
    }),
  );

  const { request, read, json } = callsOf(api, send);

  return {
    endSession,
    json,
    get: read('get') as ClassicClient['get'],
    post: read('post') as ClassicClient['post'],
    form: read('post', { headers: FORM }) as ClassicClient['form'],
    async text(path, init?: object) {
      const { data, response } = await request('get', path, { ...init, parseAs: 'text' });
      if (typeof data !== 'string' || data === '') throw networkFailure('malformed');
      return { data, response };
    },
    async acknowledge(run, call) {
      const { response } = await send(signal => run(api, signal), call);
      await response.body?.cancel().catch(() => undefined);
    },
  };
}
