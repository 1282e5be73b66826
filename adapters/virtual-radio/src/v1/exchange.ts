import type { ConfigText } from '@radiolink/domain/configuration';
import type { Radio } from '../radio.ts';
import type { Session } from '../sessions/sessions.ts';

/** Writes of one batch: nothing runs before all of it went well. §v1.compose. */
export interface Batch {
  /** The configuration as the batch has changed it so far; undefined while it has not. */
  config: ConfigText | undefined;
  /** Deferred work of the batch. */
  readonly afterwards: (() => void)[];
}

/** A request of the versioned API on its way through the radio. */
export interface V1Exchange {
  readonly radio: Radio;
  readonly request: Request;
  readonly query: URLSearchParams;
  /** Parts of the path that the call's pattern names, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The parsed body, an empty object without one. Whatever a caller sends: to be narrowed. */
  readonly body: unknown;
  /** The uploaded file, field `file`. */
  readonly file: File | undefined;
  readonly address: string;
  readonly batch: Batch | undefined;
  /** Asks the radio for another route with the caller's rights. */
  readonly ask: (request: Request, batch?: Batch) => Promise<Response>;
}

/** An exchange of a logged-in user. */
export interface V1SessionExchange extends V1Exchange {
  readonly session: Session;
}

type Answer = Response | Promise<Response>;

interface V1CallBase {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api/v1.0`; `{name}` for a parameter. */
  readonly path: string;
  /** Answers 503 in the first seconds after a boot. §v1.rules. */
  readonly needsWarmUp?: boolean;
}

/** Answers everybody. */
export interface V1OpenCall extends V1CallBase {
  readonly access: 'open';
  answer(exchange: V1Exchange): Answer;
}

/** Answers who brings a token. */
export interface V1SessionCall extends V1CallBase {
  readonly access: 'session';
  /** True if a read-only user may not call it. Default: everything but GET. §v1.rules. */
  readonly fullUserOnly?: boolean;
  answer(exchange: V1SessionExchange): Answer;
}

/** One call of the versioned API: data for the router, the coverage check and the handler in one. */
export type V1Call = V1OpenCall | V1SessionCall;

/** Makes a call that answers everybody. */
export function v1OpenCall(method: V1Call['method'], path: string, answer: V1OpenCall['answer']): V1OpenCall {
  return { method, path, access: 'open', answer };
}

/** Makes calls that answer who brings a token. */
export function v1SessionCalls(rules: Pick<V1SessionCall, 'fullUserOnly' | 'needsWarmUp'>) {
  return (method: V1Call['method'], path: string, answer: V1SessionCall['answer']): V1SessionCall => ({
    method,
    path,
    access: 'session',
    answer,
    ...rules,
  });
}

export const v1SessionCall = v1SessionCalls({});

/** Base path of the versioned API. §v1.rules. */
export const V1_BASE = '/api/v1.0';
