import type { SessionEndReason } from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { RequestFailure } from '@radiolink/domain/errors';
import type { CallOptions, RawAnswer } from './answer.ts';
import type { FetchRequest } from './fetch-request.ts';
import { networkFailure, responseFailure } from './failure.ts';

/** Time that an ordinary call may take. */
const DEFAULT_TIMEOUT_MS = 15_000;

/** Where calls go, how they get there, and whose session they belong to. */
export interface ClientOptions {
  /** Empty in the page; absolute in Node, where a relative address cannot be requested. */
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
  readonly session: SessionStore;
  /** Called once when the session is over; the session values are cleared already. */
  readonly onSessionEnd?: ((reason: SessionEndReason) => void) | undefined;
  readonly timeoutMs?: number | undefined;
}

export type Run<T> = (signal: AbortSignal) => Promise<RawAnswer<T>>;

/** Common behaviour of the calls of every API: time-outs, the three error kinds and the session's end. */
export interface SessionCalls {
  /** @throws RequestFailure for anything but an answer of 200 to 299 whose body can be read */
  send<T>(run: Run<T>, call?: CallOptions): Promise<RawAnswer<T>>;
  /** True if the device responds to this request with success. Rejects without a response. */
  succeeds(run: Run<unknown>): Promise<boolean>;
  /** Clears the session values and emits the end, once per session. */
  endSession(reason: SessionEndReason): void;
}

export function sessionCalls(options: ClientOptions): SessionCalls {
  const { session, timeoutMs: ordinary = DEFAULT_TIMEOUT_MS } = options;
  return {
    async send(run, call = {}) {
      const deadline = { signal: call.signal, timeoutMs: call.timeoutMs ?? ordinary };
      const answer = await withinDeadline(deadline, run).catch(unreadable);
      if (!answer.response.ok) throw responseFailure(answer.response, answer.error);
      return answer;
    },
    async succeeds(run) {
      const { response } = await withinDeadline({ timeoutMs: ordinary }, run);
      return response.ok;
    },
    endSession(reason) {
      if (session.get('logged_in') !== true) return;
      session.clear();
      options.onSessionEnd?.(reason);
    },
  };
}

/** Options of openapi-fetch that every interface shares. §7: same-origin credentials, nothing kept. */
export function requestOptions({ baseUrl, fetch }: ClientOptions) {
  return {
    baseUrl,
    cache: 'no-store',
    credentials: 'same-origin',
    fetch: (request: Request) => fetch(request).catch(unreachable),
  } as const;
}

/** Node's sockets say why; a browser does not. */
function unreachable(reason: unknown): never {
  throw reason instanceof RequestFailure ? reason : networkFailure('unreachable');
}

/** An answer that came but is no JSON, or stopped half way; what is neither is a mistake of this program. */
function unreadable(reason: unknown): never {
  if (reason instanceof RequestFailure) throw reason;
  if (reason instanceof SyntaxError || reason instanceof TypeError) throw networkFailure('malformed');
  throw reason;
}

interface Deadline {
  /** Cancels the call from outside. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
}

/**
 * Runs a call that is aborted at its timeout or when the caller cancels. The call's own signal is aborted
 * then. The failure is immediate, even if `fetch` ignores signals. @throws RequestFailure with the network
 * reasons `time-out` and `cancelled`
 */
async function withinDeadline<T>(
  { signal, timeoutMs }: Deadline,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted === true) throw networkFailure('cancelled');
  const cut = new AbortController();
  let release = (): void => undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    const stop = (reason: 'time-out' | 'cancelled') => {
      reject(networkFailure(reason));
      cut.abort();
    };
    const timer = setTimeout(() => stop('time-out'), timeoutMs);
    const cancel = () => stop('cancelled');
    signal?.addEventListener('abort', cancel, { once: true });
    release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    };
  });
  try {
    return await Promise.race([run(cut.signal), interrupted]);
  } finally {
    release();
  }
}
