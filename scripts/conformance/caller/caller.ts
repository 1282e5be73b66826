import { MemoryCookieJar } from '@radiolink/virtual-radio';
import type { Answer, Sent } from '../wire/back-end.ts';
import type { Line } from '../wire/line.ts';

/** How a login is sent. */
export type LoginEncoding = 'form' | 'json' | 'multipart';

interface Encoded {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The body of a login, and its type. */
export async function loginBody(
  fields: Readonly<Record<string, string>>,
  encoding: LoginEncoding,
): Promise<Encoded> {
  if (encoding === 'json')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) };
  const form = encoding === 'form' ? new URLSearchParams(fields) : new FormData();
  if (form instanceof FormData) for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const whole = new Request('http://radio.invalid', { method: 'POST', body: form });
  return { headers: { 'content-type': whole.headers.get('content-type') ?? '' }, body: await whole.text() };
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

type Form = Readonly<Record<string, string>>;

/** Base of the versioned API. */
export const V1 = '/api/v1.0';

/** One caller of a back end as a browser is: it keeps cookies, the CSRF id and the token. */
export class Caller {
  readonly line: Line;
  readonly cookies = new MemoryCookieJar();
  csrf: string | undefined;
  token: string | undefined;

  constructor(line: Line) {
    this.line = line;
  }

  async send({ headers = {}, ...sent }: Sent): Promise<Answer> {
    const cookie = this.cookies.header();
    const isVersioned = sent.path.startsWith(`${V1}/`);
    const answer = await this.line.send({
      ...sent,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(this.csrf !== undefined && { 'x-csrf-id': this.csrf }),
        ...(isVersioned && this.token !== undefined && { 'x-auth-token': this.token }),
        ...headers,
      },
    });
    for (const line of answer.headers.getSetCookie()) this.cookies.store(line);
    return answer;
  }

  get(path: string): Promise<Answer> {
    return this.send({ method: 'GET', path });
  }

  post(path: string, form: Form = {}): Promise<Answer> {
    return this.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body: String(new URLSearchParams(form)),
    });
  }

  json(method: string, path: string, value?: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return this.send({ method, path, headers, ...(value !== undefined && { body: JSON.stringify(value) }) });
  }

  async login(credentials: Credentials, encoding: LoginEncoding = 'form'): Promise<Answer> {
    const body = await loginBody({ ...credentials, hide_rd: 'true' }, encoding);
    const answer = await this.send({ method: 'POST', path: '/api/auth', ...body });
    if (answer.status !== 200 && answer.status !== 302) return answer;
    this.csrf = answer.headers.get('x-csrf-id') ?? undefined;
    this.token = textIn(answer, 'utoken');
    return answer;
  }

  async loginVersioned(credentials: Credentials): Promise<Answer> {
    const answer = await this.json('POST', `${V1}/user/login`, credentials);
    if (answer.status !== 200) return answer;
    this.token = answer.headers.get('x-auth-token') ?? undefined;
    this.csrf = answer.headers.get('x-csrf-id') ?? undefined;
    return answer;
  }

  logout(): Promise<Answer> {
    return this.send({ method: 'POST', path: '/logout.cgi' });
  }

  logoutVersioned(): Promise<Answer> {
    return this.json('POST', `${V1}/user/logout`);
  }
}

function textIn(answer: Answer, name: string): string | undefined {
  try {
    const value: unknown = JSON.parse(answer.text)?.[name];
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
