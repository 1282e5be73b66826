import type { SessionEndReason, SessionStore } from '@radiolink/application/session';
import type { ClassicApi, ClassicPaths } from '@radiolink/openapi/classic';
import { RequestFailure } from '@radiolink/domain/errors';
import createClient from 'openapi-fetch';
import { csrfMiddleware } from './csrf.middleware.ts';
import { withinDeadline } from './deadline.ts';
import type { FetchRequest } from './fetch-request.ts';
import { networkFailure } from './network-failure.ts';
import { responseFailure } from './response-failure.ts';
import { sessionEndMiddleware } from './session-end.middleware.ts';

/** Time that an ordinary call may take. */
const DEFAULT_TIMEOUT_MS = 15_000;

export interface ClassicClientOptions {
  /** Empty in the page; absolute in Node, where a relative address cannot be requested. */
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
  readonly session: SessionStore;
  /** Called once when the session is over; the session values are cleared already. */
  readonly onSessionEnd?: ((reason: SessionEndReason) => void) | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

/** What openapi-fetch resolves to, as far as a call needs it. */
export interface RawAnswer<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Answer<T> {
  readonly data: T;
  readonly response: Response;
}

export type Send<T> = (api: ClassicApi, signal: AbortSignal) => Promise<RawAnswer<T>>;

/** The classic calls with CSRF header, session end, time-outs and the three error kinds. Specification §7, §8. */
export interface ClassicClient {
  /**
   * One call that answers with a JSON object.
   * @throws RequestFailure an empty or unreadable body, or another kind of JSON, is a network error `malformed`
   */
  json<T extends object>(send: Send<T>, options?: CallOptions): Promise<Answer<T>>;
  /**
   * One call that answers with text: send it with `parseAs: 'text'`.
   * @throws RequestFailure an empty body is a network error `malformed`
   */
  text(send: Send<string>, options?: CallOptions): Promise<Answer<string>>;
  /** One call whose answer is ignored: send it with `parseAs: 'stream'`. */
  acknowledge(send: Send<unknown>, options?: CallOptions): Promise<void>;
  /** Clears the session values and tells it, once per session. */
  endSession(reason: SessionEndReason): void;
}

export function createClassicClient(options: ClassicClientOptions): ClassicClient {
  const { session } = options;
  const api: ClassicApi = createClient<ClassicPaths>({
    baseUrl: options.baseUrl,
    cache: 'no-store',
    credentials: 'same-origin',
    fetch: request => options.fetch(request).catch(unreachable),
  });

  const endSession = (reason: SessionEndReason) => {
    if (session.get('logged_in') !== true) return;
    session.clear();
    options.onSessionEnd?.(reason);
  };

  const send = async <T>(run: Send<T>, call: CallOptions = {}): Promise<RawAnswer<T>> => {
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const answer = await withinDeadline({ signal: call.signal, timeoutMs }, signal => run(api, signal)).catch(
      unreadable,
    );
    if (!answer.response.ok) throw responseFailure(answer.response, answer.error);
    return answer;
  };

  const stillLoggedIn = async () => {
    const { response } = await withinDeadline(
      { timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS },
      signal => api.GET('/api/info/user', { signal, parseAs: 'stream' }),
    );
    return response.ok;
  };

  api.use(
    csrfMiddleware(session),
    sessionEndMiddleware({ session, end: () => endSession('expired'), stillLoggedIn }),
  );

  return {
    endSession,
    async json(run, call) {
      const { data, response } = await send(run, call);
      if (typeof data !== 'object' || data === null || Array.isArray(data)) throw networkFailure('malformed');
      return { data, response };
    },
    async text(run, call) {
      const { data, response } = await send(run, call);
      if (typeof data !== 'string' || data === '') throw networkFailure('malformed');
      return { data, response };
    },
    async acknowledge(run, call) {
      const { response } = await send(run, call);
      await response.body?.cancel().catch(() => undefined);
    },
  };
}

function unreachable(): never {
  throw networkFailure('unreachable');
}

/** An answer that came but is no JSON, or stopped half way; what is neither is a mistake of this program. */
function unreadable(reason: unknown): never {
  if (reason instanceof RequestFailure) throw reason;
  if (reason instanceof SyntaxError || reason instanceof TypeError) throw networkFailure('malformed');
  throw reason;
}
