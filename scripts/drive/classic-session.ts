import { loginBody, type LoginEncoding } from '../conformance/caller/caller.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** JSON of a device: whatever it says. */
export type Json = Readonly<Record<string, unknown>>;

interface Sent {
  readonly body?: BodyInit | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Time that a call may take, milliseconds; a kicked station or a reboot is waited for separately. */
const TIMEOUT_MS = 10_000;

/**
 * A session with a radio as public clients keep it. It sends the cookies of `GET /` and logs in with one of
 * three encodings; 200 and 302 both mean success. Every POST carries the CSRF id, no GET does.
 */
export class ClassicSession {
  readonly #base: URL;
  readonly #cookies = new Map<string, string>();
  #csrf: string | undefined;

  constructor(base: string) {
    this.#base = new URL(base);
  }

  /** Loads the page first, as clients do to collect the session cookie. */
  async open(): Promise<void> {
    await this.get('/');
  }

  async login({ username, password }: Credentials, encoding: LoginEncoding): Promise<Response> {
    const answer = await this.#send('POST', '/api/auth', await loginBody({ username, password }, encoding));
    const isLoggedIn = answer.status === 200 || answer.status === 302;
    this.#csrf = answer.headers.get('x-csrf-id') ?? undefined;
    if (!isLoggedIn || this.#csrf === undefined) throw new Error(`Login by ${encoding}: ${answer.status}`);
    return answer;
  }

  /** A GET with the cookie alone. */
  get(path: string): Promise<Response> {
    return this.#send('GET', path, {});
  }

  async json(path: string): Promise<Json> {
    return readJson(await this.get(path), path);
  }

  /** A POST as a form; `fields` undefined sends no body. */
  post(
    path: string,
    fields?: Readonly<Record<string, string>>,
    { csrf = this.#csrf }: { readonly csrf?: string | undefined } = {},
  ): Promise<Response> {
    const body = fields && new URLSearchParams(fields);
    return this.#send('POST', path, { body, headers: csrf === undefined ? {} : { 'x-csrf-id': csrf } });
  }

  async postJson(path: string, value: unknown): Promise<Json> {
    const headers = { 'content-type': 'application/json', 'x-csrf-id': this.#csrf ?? '' };
    return readJson(await this.#send('POST', path, { body: JSON.stringify(value), headers }), path);
  }

  get cookieNames(): readonly string[] {
    return [...this.#cookies.keys()];
  }

  async #send(method: string, path: string, { body, headers = {} }: Sent): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = cookie === '' ? headers : { ...headers, cookie };
    const init: RequestInit = {
      method,
      headers: sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const answer = await fetch(new URL(path, this.#base), body === undefined ? init : { ...init, body });
    for (const line of answer.headers.getSetCookie()) this.#store(line);
    return answer;
  }

  #store(line: string): void {
    const [pair = ''] = line.split(';');
    const equals = pair.indexOf('=');
    if (/;\s*max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, equals));
    else if (equals > 0) this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
}

/** Some devices send no type or another one: what is read decides, not the header. */
async function readJson(answer: Response, path: string): Promise<Json> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} answered ${answer.status} with no JSON: ${text.slice(0, 80)}`);
  }
}

/** The answer of an action; some firmware sends `ok` as a text. */
export function requireOk(answer: Json, what: string): Json {
  if (answer['ok'] === true || answer['ok'] === 'true') return answer;
  throw new Error(`${what}: ${JSON.stringify(answer)}`);
}
