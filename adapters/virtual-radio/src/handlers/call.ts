import type { StatusShape } from '../profiles/profile.ts';
import type { Radio } from '../radio.ts';
import type { Session } from '../sessions/sessions.ts';
import type { Fields } from '../wire/fields.ts';

/** A request on its way through the radio. */
export interface Exchange {
  readonly radio: Radio;
  readonly request: Request;
  readonly query: URLSearchParams;
  /** Parts of the path that the call's pattern names. */
  readonly params: Readonly<Record<string, string>>;
  readonly fields: Fields;
  readonly address: string;
  readonly secure: boolean;
  /** The caller's session, when it has one. */
  readonly session: Session | undefined;
}

/** An exchange of a logged-in user. */
export interface SessionExchange extends Exchange {
  readonly session: Session;
}

interface CallBase {
  readonly method: 'GET' | 'POST';
  /** Path; `{name}` for a parameter. */
  readonly path: string;
  /** The one generation that has the call. Default: all. */
  readonly statusShape?: StatusShape;
}

/** Answers everybody. */
export interface OpenCall extends CallBase {
  readonly access: 'open';
  answer(exchange: Exchange): Response | Promise<Response>;
}

/** Answers who is logged in; a POST must also bring the CSRF header. */
export interface SessionCall extends CallBase {
  readonly access: 'session';
  /** True if it changes the device, which a read-only user may not. Default: every POST does. */
  readonly changes?: boolean | ((fields: Fields) => boolean);
  answer(exchange: SessionExchange): Response | Promise<Response>;
}

/** One call of the device's interface: data for the router, the coverage check and the handler in one. */
export type Call = OpenCall | SessionCall;

/** Makes calls that answer everybody. */
export function openCalls(rules: Pick<OpenCall, 'statusShape'>) {
  return (method: Call['method'], path: string, answer: OpenCall['answer']): OpenCall => ({
    method,
    path,
    access: 'open',
    answer,
    ...rules,
  });
}

/** Makes calls that answer who is logged in. */
export function sessionCalls(rules: Pick<SessionCall, 'changes'>) {
  return (method: Call['method'], path: string, answer: SessionCall['answer']): SessionCall => ({
    method,
    path,
    access: 'session',
    answer,
    ...rules,
  });
}

export const openCall = openCalls({});
export const sessionCall = sessionCalls({});
