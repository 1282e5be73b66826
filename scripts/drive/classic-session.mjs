/** Time that a call may take, milliseconds; a kicked station or a reboot is waited for separately. */
const TIMEOUT_MS = 10_000;

/**
 * A session with a radio as public clients keep it. It sends the cookies of `GET /` and logs in with one of
 * three encodings; 200 and 302 both mean success. Every POST carries the CSRF id, no GET does.
 */
export class ClassicSession {
  #base;
  #cookies = new Map();
  #csrf;

  constructor(base) {
    this.#base = new URL(base);
  }

  /** Loads the page first, as clients do to collect the session cookie. */
  async open() {
    await this.get('/');
  }

  /** @param encoding `form`, `json` or `multipart` */
  async login({ username, password }, encoding) {
    const answer = await this.#send('POST', '/api/auth', loginBody({ username, password }, encoding));
    const isLoggedIn = answer.status === 200 || answer.status === 302;
    this.#csrf = answer.headers.get('x-csrf-id') ?? undefined;
    if (!isLoggedIn || this.#csrf === undefined) throw new Error(`Login by ${encoding}: ${answer.status}`);
    return answer;
  }

  /** A GET with the cookie alone. */
  get(path) {
    return this.#send('GET', path, {});
  }

  async json(path) {
    return readJson(await this.get(path), path);
  }

  /** A POST as a form; `fields` undefined sends no body. */
  post(path, fields, { csrf = this.#csrf } = {}) {
    const body = fields && new URLSearchParams(fields);
    return this.#send('POST', path, { body, headers: csrf === undefined ? {} : { 'x-csrf-id': csrf } });
  }

  async postJson(path, value) {
    const headers = { 'content-type': 'application/json', 'x-csrf-id': this.#csrf };
    return readJson(await this.#send('POST', path, { body: JSON.stringify(value), headers }), path);
  }

  get cookieNames() {
    return [...this.#cookies.keys()];
  }

  async #send(method, path, { body, headers = {} }) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = cookie === '' ? headers : { ...headers, cookie };
    const init = { method, headers: sent, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) };
    const answer = await fetch(new URL(path, this.#base), body === undefined ? init : { ...init, body });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  #keep(line) {
    const [pair = ''] = line.split(';');
    const equals = pair.indexOf('=');
    if (/;\s*max-age=0/i.test(line)) this.#cookies.delete(pair.slice(0, equals));
    else if (equals > 0) this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
}

function loginBody(credentials, encoding) {
  if (encoding === 'json') {
    return { body: JSON.stringify(credentials), headers: { 'content-type': 'application/json' } };
  }
  if (encoding === 'form') return { body: new URLSearchParams(credentials) };
  const form = new FormData();
  for (const [name, value] of Object.entries(credentials)) form.set(name, value);
  return { body: form };
}

/** Some devices send no type or another one: what is read decides, not the header. */
async function readJson(answer, path) {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${path} answered ${answer.status} with no JSON: ${text.slice(0, 80)}`);
  }
}

/** The answer of an action; some firmware sends `ok` as a text. */
export function requireOk(answer, what) {
  if (answer.ok === true || answer.ok === 'true') return answer;
  throw new Error(`${what}: ${JSON.stringify(answer)}`);
}
