import type { VirtualRadioOptions } from '../radio-options.ts';
import type { VirtualRadio } from '../virtual-radio.ts';
import { ADMINISTRATOR, aRadio, MAKERS_LOGIN, type TestClock } from './radio-client.mother.ts';

/** A caller of the versioned API, with the token once logged in. */
export class V1Client {
  readonly radio: VirtualRadio;
  readonly address: string;
  token: string | undefined;

  constructor(radio: VirtualRadio, address = '192.0.2.210') {
    this.radio = radio;
    this.address = address;
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.token !== undefined && !headers.has('x-auth-token')) headers.set('x-auth-token', this.token);
    const request = new Request(`http://radio.example/api/v1.0${path}`, { ...init, headers });
    return this.radio.fetch(request, { address: this.address });
  }

  get(path: string): Promise<Response> {
    return this.request(path);
  }

  delete(path: string): Promise<Response> {
    return this.request(path, { method: 'DELETE' });
  }

  post(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send('PUT', path, body, headers);
  }

  upload(path: string, content: BlobPart, name = 'image.bin'): Promise<Response> {
    const form = new FormData();
    form.append('file', new File([content], name));
    return this.request(path, { method: 'POST', body: form });
  }

  /** The parsed body of a GET; its shape is the test's business. */
  async json<T>(path: string): Promise<T> {
    return (await this.get(path)).json() as Promise<T>;
  }

  async login(credentials: unknown = ADMINISTRATOR): Promise<Response> {
    const answer = await this.post('/user/login', credentials);
    this.token = answer.headers.get('x-auth-token') ?? undefined;
    return answer;
  }

  /** The parsed answer of a batch. */
  async composed<T>(requests: unknown, rollback: unknown = {}): Promise<T> {
    return (await this.post('/tools/compose', { requests, rollback })).json() as Promise<T>;
  }

  private send(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> {
    if (body === undefined) return this.request(path, { method, headers });
    const json = { 'content-type': 'application/json', ...headers };
    return this.request(path, { method, headers: json, body: JSON.stringify(body) });
  }
}

/** A radio and a logged-in caller of the versioned API. Default profile: `wave`. */
export async function aV1Session(
  options: Partial<VirtualRadioOptions> = {},
  login: unknown = options.profile === 'factory' ? MAKERS_LOGIN : ADMINISTRATOR,
): Promise<{ clock: TestClock; radio: VirtualRadio; v1: V1Client }> {
  const { clock, radio } = aRadio({ profile: 'wave', ...options });
  const v1 = new V1Client(radio);
  await v1.login(login);
  return { clock, radio, v1 };
}
