import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Body, pathOf, refuseSocket } from '@radiolink/guarded-server';
import type { Device, Landing } from '../device.ts';
import { comparableQuery, type RecordedAnswer } from './recorded-answer.ts';
import { isLogin, isLogout, Recording } from './recording.ts';
import { startAnswers } from './start-answers.ts';

/** Headers of one connection, and rules of another server's pages. */
const OWN_HEADERS =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|content-security-policy.*|x-frame-options|access-control-.*|alt-svc|server|date|:.*)$/;
/** The page takes a login without this cookie as one without cookies; browsers leave cookies out of an export. */
const COOKIE_INDICATOR = 'ok=1; Path=/; SameSite=Lax';
const CSRF = 'x-csrf-id';

export interface ReplayOptions {
  /** Milliseconds, from any start. */
  readonly now: () => number;
  readonly tell: (line: string) => void;
}

/** A recording in place of a device. Its time starts with the first request, and a login goes to the login in it. */
export class ReplayDevice implements Device {
  readonly greeting: readonly string[];
  readonly #recording: Recording;
  readonly #start: readonly RecordedAnswer[];
  readonly #options: ReplayOptions;
  /** Time of `now` at which the recording begins. */
  #zero: number | undefined;
  #isLoggedIn: boolean;
  readonly #refused = new Set<string>();

  constructor(answers: readonly RecordedAnswer[], options: ReplayOptions) {
    this.#recording = new Recording(answers);
    this.#start = startAnswers(this.#recording);
    this.#options = options;
    this.#isLoggedIn = this.#recording.loginAtMs === undefined;
    const seconds = Math.round(this.#recording.lengthMs / 1000);
    this.greeting = [
      `Replays a recording of ${answers.length} answers in ${seconds} s; its last state is held.`,
      'Log in with any name and password. What the recording does not hold is refused with an error that says so.',
      ...this.#start.map(({ method, path }) => `Not in the recording, so made up: ${method} ${path}.`),
    ];
  }

  landing(): Promise<Landing> {
    const { body, status } = this.#find('GET', '/api/info/public', '', '') ?? {};
    return Promise.resolve({
      reachable: true,
      cookies: [],
      publicInfo: status === 200 ? jsonOf(body) : undefined,
    });
  }

  async handle(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> {
    const { method = 'GET' } = request;
    const path = pathOf(request);
    const [, search = ''] = (request.url ?? '').split('?', 2);
    const text = Buffer.isBuffer(body) ? body.toString('utf8') : '';
    if (!Buffer.isBuffer(body)) body.resume();
    const answer = this.#find(method, path, search, text);
    if (answer === undefined) return this.#refuse(response, `${method} ${path}`);
    // As the page saw it: the device did not answer.
    if (answer.status === 0) return void request.socket.destroy();
    if (method === 'POST') this.#noteSession(path);
    for (const [name, value] of answer.headers) if (!OWN_HEADERS.test(name)) append(response, name, value);
    if (method === 'POST' && isLogin(path)) completeLogin(response);
    response.writeHead(answer.status);
    response.end(
      method === 'HEAD' || answer.status === 204 || answer.status === 304 ? undefined : answer.body,
    );
  }

  upgrade(_request: IncomingMessage, socket: Duplex): void {
    refuseSocket(socket, { status: 501, reason: 'A recording has no sockets.' });
  }

  #find(method: string, path: string, search: string, body: string): RecordedAnswer | undefined {
    const known = this.#recording.answer(
      { method, path, query: comparableQuery(search), body },
      this.#at(),
      this.#isLoggedIn,
    );
    return known ?? this.#start.find(made => made.method === method && made.path === path);
  }

  /** Time since the start of the recording. */
  #at(): number {
    const now = this.#options.now();
    this.#zero ??= now;
    return now - this.#zero;
  }

  #noteSession(path: string): void {
    if (isLogout(path)) this.#isLoggedIn = this.#recording.loginAtMs === undefined;
    if (!isLogin(path)) return;
    this.#isLoggedIn = true;
    const login = this.#recording.loginAtMs ?? 0;
    // Answers of the session come after its login; a page that is loaded again does not go back in time.
    if (this.#at() < login) this.#zero = this.#options.now() - login;
  }

  #refuse(response: ServerResponse, call: string): void {
    if (!this.#refused.has(call)) this.#options.tell(`Not in the recording: ${call}`);
    this.#refused.add(call);
    const error = `This is a recording. It holds no answer to ${call}.`;
    response.writeHead(501, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify({ error }));
  }
}

function completeLogin(response: ServerResponse): void {
  if (!response.hasHeader(CSRF)) response.setHeader(CSRF, 'replay');
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String);
  if (!cookies.some(cookie => /^ok=1(?:;|$)/.test(cookie)))
    response.setHeader('set-cookie', [...cookies, COOKIE_INDICATOR]);
}

/** A cookie is served without what ties it to the recorded server; several came in one line of an export. */
function append(response: ServerResponse, name: string, value: string): void {
  if (name !== 'set-cookie') return void response.setHeader(name, value.replaceAll(/[\r\n]+/g, ' '));
  for (const line of value.split('\n'))
    response.appendHeader(
      'set-cookie',
      line.replaceAll(/;\s*(?:secure|domain=[^;]*|samesite=none)\s*(?=;|$)/gi, ''),
    );
}

function jsonOf(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '') as unknown;
  } catch {
    return undefined;
  }
}
