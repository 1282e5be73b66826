import type { RecordedAnswer } from './recorded-answer.ts';

export interface ReplayRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
}

/** Logins of all generations: any account opens the session of a recording. */
const LOGIN = /^\/(?:api\/(?:auth|auth-ticket|v1\.0\/user\/login)|login\.cgi)$/i;
const LOGOUT = /^\/(?:logout\.cgi|api\/v1\.0\/user\/logout)$/i;
/** Answered alike for whatever language was requested. */
const ANY_QUERY = /^\/api\/info\/public$/i;
const SECRETS = /passw|secret|token|psk|csrf/i;

export const isLogin = (path: string): boolean => LOGIN.test(path);
export const isLogout = (path: string): boolean => LOGOUT.test(path);
export const isOpened = ({ status, body }: RecordedAnswer): boolean =>
  (status === 200 && !/"error"\s*:\s*"/.test(body.toString('utf8'))) || status === 302;
const isRefused = ({ status }: RecordedAnswer): boolean => status === 401 || status === 403;

/** A recording, asked by the time that passed since its start. */
export class Recording {
  readonly #byCall = new Map<string, RecordedAnswer[]>();

  /** @param answers in their order in time */
  constructor(private readonly answers: readonly RecordedAnswer[]) {
    for (const answer of answers) {
      const call = `${answer.method} ${answer.path}`;
      const known = this.#byCall.get(call);
      if (known === undefined) this.#byCall.set(call, [answer]);
      else known.push(answer);
    }
  }

  /** When the session was opened in it, ms; undefined when it began within one. */
  get loginAtMs(): number | undefined {
    return this.answers.find(answer => answer.method === 'POST' && isLogin(answer.path) && isOpened(answer))
      ?.atMs;
  }

  get lengthMs(): number {
    return this.answers.at(-1)?.atMs ?? 0;
  }

  /** True if the device answered this call at any time, with an answer that is no refusal. */
  has(method: string, path: string): boolean {
    return (this.#byCall.get(`${method} ${path}`) ?? []).some(({ status }) => status >= 200 && status < 400);
  }

  /** The first answer to a call as JSON; undefined when there is none. */
  json(method: string, path: string): Readonly<Record<string, unknown>> | undefined {
    const answer = this.#byCall.get(`${method} ${path}`)?.find(({ status }) => status === 200);
    try {
      const value: unknown = JSON.parse(answer?.body.toString('utf8') ?? '');
      return typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)
        : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * The latest answer that the device had given to this request by then, else the first that it gave later. Undefined
   * when the recording holds none. Within a session an answer that refuses it counts only if there is no other.
   * @param atMs time since the start of the recording
   */
  answer(request: ReplayRequest, atMs: number, isLoggedIn: boolean): RecordedAnswer | undefined {
    const called = this.#byCall.get(`${request.method} ${request.path}`) ?? [];
    const fitting = called.filter(answer => fits(answer, request));
    const accepted = isLoggedIn ? fitting.filter(answer => !isRefused(answer)) : fitting;
    const candidates = accepted.length > 0 ? accepted : fitting;
    return candidates.findLast(answer => answer.atMs <= atMs) ?? candidates[0];
  }
}

function fits(answer: RecordedAnswer, { method, path, query, body }: ReplayRequest): boolean {
  if (isLogin(path)) return isOpened(answer);
  if (isLogout(path) || ANY_QUERY.test(path)) return true;
  return (
    answer.query === query &&
    (method === 'GET' || comparableBody(answer.requestBody) === comparableBody(body))
  );
}

/** Without the secrets that a form may hold: in a recording they are replaced. */
function comparableBody(body: string | undefined): string {
  if (body === undefined || /^\s*[{[]/.test(body)) return (body ?? '').replaceAll(/\s/g, '');
  const fields = [...new URLSearchParams(body)].filter(([name]) => !SECRETS.test(name));
  return fields.map(field => field.join('=')).join('&');
}
