import type { VirtualRadioOptions } from '../radio-options.ts';
import { createVirtualRadio, type VirtualRadio } from '../virtual-radio.ts';
import { MemoryCookieJar } from '../wire/memory-cookie-jar.ts';

/** A clock that a test turns. */
export class TestClock {
  #now: number;

  constructor(start = Date.UTC(2026, 5, 1, 12)) {
    this.#now = start;
  }

  now = (): number => this.#now;

  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

export const ADMINISTRATOR = { username: 'admin', password: 'Tower-Link-2026' };
export const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };
export const MAKERS_LOGIN = { username: 'ubnt', password: 'ubnt' };

type Form = Readonly<Record<string, string>>;

/** A caller of a virtual radio as a browser would be: with cookies, and with the CSRF header once logged in. */
export class RadioClient {
  readonly radio: VirtualRadio;
  readonly address: string;
  readonly cookies = new MemoryCookieJar();
  csrf: string | undefined;

  constructor(radio: VirtualRadio, address = '192.0.2.200') {
    this.radio = radio;
    this.address = address;
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.csrf !== undefined && !headers.has('x-csrf-id')) headers.set('x-csrf-id', this.csrf);
    const request = new Request(`http://radio.example${path}`, { ...init, headers });
    return this.radio.fetch(request, { address: this.address, cookies: this.cookies, withoutHttps: true });
  }

  get(path: string): Promise<Response> {
    return this.request(path);
  }

  post(path: string, form: Form = {}): Promise<Response> {
    return this.request(path, { method: 'POST', body: new URLSearchParams(form) });
  }

  async login(fields: Form = ADMINISTRATOR): Promise<Response> {
    const answer = await this.post('/api/auth', { hide_rd: 'true', ...fields });
    this.csrf = answer.headers.get('x-csrf-id') ?? undefined;
    return answer;
  }

  /** The parsed body of a GET; its shape is the test's business. */
  async json<T>(path: string): Promise<T> {
    return (await this.get(path)).json() as Promise<T>;
  }

  /** The parsed body of the answer to a form. */
  async posted<T = Readonly<Record<string, unknown>>>(path: string, form: Form = {}): Promise<T> {
    return (await this.post(path, form)).json() as Promise<T>;
  }
}

/** A radio on a separate clock with few stations and no real waiting, and a client that is not logged in. */
export function aRadio(options: Partial<VirtualRadioOptions> = {}): {
  clock: TestClock;
  radio: VirtualRadio;
  client: RadioClient;
} {
  const clock = new TestClock();
  const radio = createVirtualRadio({ clock, wait: async () => undefined, stations: 3, ...options });
  return { clock, radio, client: new RadioClient(radio) };
}

/** The same, logged in as the administrator by default. */
export async function aSession(
  options: Partial<VirtualRadioOptions> = {},
  login: Form = options.profile === 'factory' ? MAKERS_LOGIN : ADMINISTRATOR,
): Promise<{ clock: TestClock; radio: VirtualRadio; client: RadioClient }> {
  const world = aRadio(options);
  await world.client.login(login);
  return world;
}
