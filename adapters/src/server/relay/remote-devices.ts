import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Credentials } from '@radiolink/application/session/session.port';
import { asFetchError, RequestFailure } from '@radiolink/domain/errors';
import { type RemoteTarget, remoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { type Body, refuse } from '@radiolink/guarded-server';
import { isObservable, type Observable } from 'rxjs';
import { networkFailure } from '../../http/client/failure.ts';
import { unsupported } from '../../http/client/unsupported.ts';
import {
  REMOTE_GREETING,
  type RemoteCalls,
  type RemoteLine,
  type RemoteRequest,
  type SentLogin,
} from '../../http/remote-device/remote-calls.ts';
import { type ManagedRadio, RemoteRadio, remoteProblem } from './remote-radio.ts';

/** A session that is not used for so long is over, ms: the page that had it is gone. */
const SESSION_IDLE_MS = 15 * 60_000;
const FORGET_MS = 60_000;
const MOST_SESSIONS = 16;

/** Logs in to the radio at an address, by its own interface. @throws LoginFailure */
type LogInTo = (url: string, credentials: Credentials) => Promise<ManagedRadio>;

/** The device of the page that asks. */
interface LocalDevice {
  /** By which this server reaches it: never one of a remote device. */
  readonly host: string;
  /** Its status, with the rights of the page; undefined if it gives the page none. */
  readonly readStatus: () => Promise<DeviceStatus | undefined>;
}

interface Session {
  readonly radio: RemoteRadio;
  usedAt: number;
}

/**
 * Remote devices that a page manages by way of this server, which reaches what a browser may not. It asks only the address that
 * the status of the page's own device reports for a remote device, and has that status by the page's own login: who is not
 * logged in there opens no session. Who has the id of a session can use it. Credentials are in memory only.
 */
export class RemoteDevices {
  readonly #sessions = new Map<string, Session>();
  readonly #logInTo: LogInTo;
  readonly #now: () => number;

  constructor(logInTo: LogInTo, now: () => number = Date.now) {
    this.#logInTo = logInTo;
    this.#now = now;
    setInterval(() => this.#forget(), FORGET_MS).unref();
  }

  /** Logs out of all, before the program ends. */
  async close(): Promise<void> {
    const open = [...this.#sessions.values()];
    this.#sessions.clear();
    await Promise.all(open.map(({ radio }) => radio.calls.logOut()));
  }

  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    body: Body,
    local: LocalDevice,
  ): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(`${REMOTE_GREETING}\n`);
      return;
    }
    const asked = requestOf(request, body);
    if (asked === undefined)
      return refuse(request, response, { status: 400, reason: 'This is no call of a remote device.' });
    response.setHeader('content-type', 'application/x-ndjson');
    response.setHeader('cache-control', 'no-store');
    const write = (line: RemoteLine) => void response.write(`${JSON.stringify(line)}\n`);
    try {
      await this.#answer(asked, local, write, onClose(response));
    } catch (reason) {
      const failure = asFetchError(reason);
      // A fault of this program: the page learns that there is no answer, and no more.
      if (failure === undefined) return void request.socket.destroy();
      write({ failure });
    }
    response.end();
  }

  async #answer(
    asked: RemoteRequest,
    local: LocalDevice,
    write: (line: RemoteLine) => void,
    closed: (act: () => void) => void,
  ): Promise<void> {
    this.#forget();
    if (asked.call === 'login') {
      write({ result: await this.#logIn(asked, local) });
      return;
    }
    const radio = await this.#radioOf(asked, local);
    const answer = callOf(radio.calls, asked.call, asked.given);
    if (isObservable(answer)) {
      await percents(answer as Observable<number>, value => write({ value }), closed);
      return;
    }
    const result: unknown = await answer;
    if (asked.call === 'logOut') this.#sessions.delete(asked.id);
    write({ result: result ?? null });
  }

  async #logIn(
    { target, credentials }: Extract<RemoteRequest, { readonly call: 'login' }>,
    local: LocalDevice,
  ): Promise<SentLogin> {
    const found = await reportedAt(target, local);
    try {
      const radio = await RemoteRadio.open(found, url => this.#logInTo(url, credentials), this.#now);
      const opened = await radio.opened();
      const id = randomUUID();
      this.#sessions.set(id, { radio, usedAt: this.#now() });
      this.#forget();
      return { ok: true, remote: { id, ...opened } };
    } catch (reason) {
      return { ok: false, problem: remoteProblem(reason) };
    }
  }

  /** The session of a page with the device that it names. Where that moved, it logs in at the address that the status reports. */
  async #radioOf(
    { id, target }: Extract<RemoteRequest, { readonly id: string }>,
    local: LocalDevice,
  ): Promise<RemoteRadio> {
    const session = this.#sessions.get(id);
    if (session === undefined || session.radio.target.mac !== target.mac) throw sessionOver();
    session.usedAt = this.#now();
    const { radio } = session;
    if (radio.target.origin !== target.origin) radio.moveTo(await reportedAt(target, local));
    return radio;
  }

  /** Logs out of what nobody uses, and of the oldest where there are too many. */
  #forget(): void {
    const byUse = [...this.#sessions].toSorted(([, one], [, other]) => other.usedAt - one.usedAt);
    for (const [index, [id, { radio, usedAt }]] of byUse.entries()) {
      if (index < MOST_SESSIONS && this.#now() - usedAt < SESSION_IDLE_MS) continue;
      this.#sessions.delete(id);
      void radio.calls.logOut();
    }
  }
}

/** The target where the status of the page's device reports exactly that. Rejects with `RequestFailure` otherwise. */
async function reportedAt(
  { mac, origin }: RemoteTarget,
  { host, readStatus }: LocalDevice,
): Promise<RemoteTarget> {
  const status = await readStatus();
  if (status === undefined) throw sessionOver();
  const found = remoteTarget(status, mac);
  if (found?.origin !== origin || new URL(origin).hostname === host) throw networkFailure('unreachable');
  return found;
}

const sessionOver = (): RequestFailure =>
  new RequestFailure({ kind: 'response-status', status: 401, statusText: 'Unauthorized' });

/** A call of the table, by a name that came from outside. */
function callOf(calls: RemoteCalls, name: string, given: readonly unknown[]): unknown {
  if (!Object.hasOwn(calls, name)) throw unsupported();
  const call = calls[name as keyof RemoteCalls] as (...values: readonly unknown[]) => unknown;
  // JSON writes what is left out as null.
  return call(...given.map(value => value ?? undefined));
}

/** Hands on percents until the last one, or until nobody reads them. The device goes on by itself. */
function percents(
  stream: Observable<number>,
  next: (percent: number) => void,
  closed: (act: () => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const running = stream.subscribe({ next, error: reject, complete: resolve });
    closed(() => {
      running.unsubscribe();
      resolve();
    });
  });
}

const onClose = (response: ServerResponse) => (act: () => void) => void response.once('close', act);

/** What a page asks; undefined for what is none. */
function requestOf({ method, headers }: IncomingMessage, body: Body): RemoteRequest | undefined {
  if (method !== 'POST' || !Buffer.isBuffer(body)) return undefined;
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  return isRequest(value) ? value : undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const hasTexts = (value: unknown, ...names: readonly string[]): boolean =>
  isObject(value) && names.every(name => typeof value[name] === 'string');

function isRequest(value: unknown): value is RemoteRequest {
  if (!isObject(value) || !hasTexts(value, 'call') || !hasTexts(value['target'], 'mac', 'origin'))
    return false;
  return value['call'] === 'login'
    ? hasTexts(value['credentials'], 'username', 'password')
    : hasTexts(value, 'id') && Array.isArray(value['given']);
}
