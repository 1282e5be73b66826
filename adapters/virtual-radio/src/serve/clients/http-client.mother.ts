import { createVirtualRadio } from '../../virtual-radio.ts';
import { ADMINISTRATOR, TestClock } from '../../testing/radio-client.mother.ts';
import { serveRadio } from '../serve-radio.ts';

/** An answer that a client read whole. */
export interface ClientAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

/** A client of a radio that is served over HTTP, with the headers of its session. */
export interface HttpClient {
  readonly clock: TestClock;
  get(path: string): Promise<ClientAnswer>;
  /** Posts what a client sends: a form, fields of a form with a file, or an object as JSON. */
  post(
    path: string,
    body?: FormData | URLSearchParams | Readonly<Record<string, unknown>>,
  ): Promise<ClientAnswer>;
  /** Logs in by `POST /api/v1.0/user/login`; the token comes in a header. */
  loginVersioned(): Promise<number>;
  /** Logs in by `POST /api/auth` with a body of this encoding; cookies and the CSRF header are kept. */
  loginClassic(encoding: 'json' | 'form'): Promise<number>;
  close(): Promise<void>;
}

/** Serves the profile on a port of this machine and on a clock that the test turns. */
export async function httpClient(profile: string): Promise<HttpClient> {
  const clock = new TestClock();
  const served = await serveRadio(createVirtualRadio({ profile, clock, wait: async () => undefined }));
  const headers = new Headers();
  const post = (path: string, body: BodyInit, type?: string) =>
    fetch(`${served.url}${path}`, {
      method: 'POST',
      body,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  return {
    clock,
    close: () => served.close(),
    get: async path => whole(await fetch(`${served.url}${path}`, { headers, redirect: 'manual' })),
    async post(path, body = {}) {
      const isForm = body instanceof FormData || body instanceof URLSearchParams;
      const sent = new Headers(headers);
      if (!isForm) sent.set('content-type', 'application/json');
      return whole(
        await fetch(`${served.url}${path}`, {
          method: 'POST',
          headers: sent,
          body: isForm ? body : JSON.stringify(body),
        }),
      );
    },
    async loginVersioned() {
      const answer = await post('/api/v1.0/user/login', JSON.stringify(ADMINISTRATOR), 'application/json');
      headers.set('x-auth-token', answer.headers.get('x-auth-token') ?? '');
      await answer.text();
      return answer.status;
    },
    async loginClassic(encoding) {
      const answer =
        encoding === 'json'
          ? await post('/api/auth', JSON.stringify(ADMINISTRATOR), 'application/json')
          : await post('/api/auth', new URLSearchParams(ADMINISTRATOR));
      const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0]);
      headers.set('cookie', cookies.join('; '));
      headers.set('x-csrf-id', answer.headers.get('x-csrf-id') ?? '');
      await answer.text();
      return answer.status;
    },
  };
}

async function whole(answer: Response): Promise<ClientAnswer> {
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  return { status: answer.status, type, body: type.includes('json') ? JSON.parse(text) : text };
}
