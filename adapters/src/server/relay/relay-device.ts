import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { type Duplex, Readable } from 'node:stream';
import {
  type Body,
  BodyTooLarge,
  type Page,
  pageOf,
  pathOf,
  refuse,
  refuseSocket,
} from '@radiolink/guarded-server';
import { createProxyServer } from 'httpxy';
import { AUTH_TOKEN_HEADER } from '@radiolink/domain/session';
import type { DeviceStatus } from '@radiolink/domain/status';
import { REMOTE_PATH } from '../../http/remote-device/remote-calls.ts';
import type { Device, Landing } from '../device.ts';
import type { Recorder } from '../recording/recorder.ts';
import { headersForDevice, headersForPage, RelayCookies } from './headers.ts';
import { OwnRequests } from './own-requests.ts';
import type { RemoteDevices } from './remote-devices.ts';
import { passUpgrade, type Target, targetOf } from './relay-upgrade.ts';

const IDLE_TIMEOUT_MS = 120_000;
/** The socket of the spectrum, which has no other call: it is passed on, and is no part of a recording. */
const SPECTRUM_SOCKET = '/ws/airview';

export interface RelayOptions {
  /** Accepts any certificate of the device. */
  readonly insecure: boolean;
  /** Follows what is sent and answered. The live socket is refused then, so that the page polls and all is in the recording. */
  readonly recorder?: Recorder | undefined;
  /** Manages remote devices for the page, where the device itself forwards nothing. */
  readonly remoteDevices?: RemoteDevices | undefined;
}

/** A real radio behind this server: every path and socket is passed on, rewritten so that it sees its own pages. */
export class RelayDevice implements Device {
  readonly greeting: readonly string[];
  readonly #device: URL;
  readonly #own: OwnRequests;
  readonly #recorder: Recorder | undefined;
  readonly #remoteDevices: RemoteDevices | undefined;
  readonly #target: Target;
  readonly #cookies = new RelayCookies();

  constructor(device: URL, options: RelayOptions) {
    this.#device = device;
    this.#own = new OwnRequests(device, options);
    this.#recorder = options.recorder;
    this.#remoteDevices = options.remoteDevices;
    this.#target = targetOf(device, options);
    this.greeting = [
      `In front of the radio at ${device.origin}${options.insecure ? ' (its certificate is not checked)' : ''}.`,
      'Log in with an account of that radio.',
    ];
  }

  async landing(request: IncomingMessage): Promise<Landing> {
    const page = pageOf(request);
    const cookie = this.#cookies.toDevice(request.headers.cookie, page);
    try {
      const answer = await this.#own.ask('/', { cookie });
      await answer.body?.cancel();
      const elsewhere = movedTo(answer.headers.get('location'), this.#device);
      if (elsewhere !== undefined) {
        const reason = `it sends its pages to ${elsewhere}. Start again with --device ${elsewhere}`;
        return { reachable: false, reason };
      }
      const { 'set-cookie': cookies = [] } = headersForPage(
        { 'set-cookie': answer.headers.getSetCookie() },
        { device: this.#device, page, cookies: this.#cookies, path: '/' },
      );
      return { reachable: true, cookies, publicInfo: await this.#own.publicInfo() };
    } catch (error) {
      return { reachable: false, reason: connectionProblem(error) };
    }
  }

  async handle(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> {
    if (this.#remoteDevices !== undefined && pathOf(request) === REMOTE_PATH)
      return this.#remoteDevices.handle(request, response, body, {
        host: this.#device.hostname,
        readStatus: () => this.#statusFor(request),
      });
    const page = pageOf(request);
    const hasBody = !Buffer.isBuffer(body) || body.length > 0;
    const proxy = createProxyServer();
    const exchange = this.#recorder?.begin({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: { ...request.headers },
      body: Buffer.isBuffer(body) ? body : undefined,
    });
    proxy.on('proxyReq', upstream => this.#watch(upstream, request, response, body));
    proxy.on('proxyRes', answer => {
      exchange?.answered(answer);
      this.#takeAnswer(answer, request, page);
    });
    // The page sees a lost device as a browser would: no response.
    proxy.on('error', error => {
      exchange?.failed(connectionProblem(error));
      if (!response.headersSent) request.socket.destroy();
    });
    const length = lengthOf(request, body);
    request.headers = {
      ...this.#headersForDevice(request, page),
      ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
    };
    if (!hasBody && isBodiless(request.method)) delete request.headers['content-length'];
    await proxy.web(request, response, {
      ...this.#target.options,
      // A connection that had a body on it is not used again.
      agent: hasBody ? false : this.#target.agent,
      proxyTimeout: IDLE_TIMEOUT_MS,
      buffer: Buffer.isBuffer(body) ? Readable.from([body], { objectMode: false }) : body,
    });
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const page = pageOf(request);
    const path = pathOf(request);
    if (this.#recorder !== undefined && path !== SPECTRUM_SOCKET)
      return refuseSocket(socket, { status: 403, reason: 'While the device is recorded its page polls.' });
    const headers = this.#headersForDevice(request, page);
    request.headers = { ...headers, connection: 'Upgrade', upgrade: 'websocket' };
    const forPage = { device: this.#device, page, cookies: this.#cookies, path };
    passUpgrade({ request, socket, head, target: this.#target, forPage });
  }

  /** The status of the device, with the rights of the page that asks. */
  #statusFor(request: IncomingMessage): Promise<DeviceStatus | undefined> {
    const { cookie, [AUTH_TOKEN_HEADER]: token } = this.#headersForDevice(request, pageOf(request));
    return this.#own.status({ cookie, token: typeof token === 'string' ? token : undefined });
  }

  #headersForDevice(request: IncomingMessage, page: Page) {
    return headersForDevice(request.headers, { device: this.#device, page, cookies: this.#cookies });
  }

  /** A body that grew too large ends the request to the device in the middle: it never takes a part for the whole. */
  #watch(upstream: ClientRequest, request: IncomingMessage, response: ServerResponse, body: Body): void {
    // A device may end without an error, as by switching protocols unasked.
    upstream.once('close', () => {
      if (!response.headersSent) request.socket.destroy();
    });
    if (Buffer.isBuffer(body)) return;
    const fail = (error: Error) => {
      if (error instanceof BodyTooLarge)
        refuse(request, response, { status: 413, reason: 'The request is too large.' });
      upstream.destroy();
    };
    if (body.errored) fail(body.errored);
    else body.once('error', fail);
  }

  #takeAnswer(answer: IncomingMessage, request: IncomingMessage, page: Page): void {
    const status = answer.statusCode ?? 0;
    if (status < 200 || status > 599) answer.statusCode = 502;
    // Its words for the status could hold what no status line may.
    answer.statusMessage = '';
    answer.headers = headersForPage(answer.headers, {
      device: this.#device,
      page,
      cookies: this.#cookies,
      path: pathOf(request),
    });
  }
}

function isBodiless(method = 'GET'): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** The length that is announced to the device: what is there, or what was announced and is counted; else unknown. */
function lengthOf(request: IncomingMessage, body: Body): string | undefined {
  return Buffer.isBuffer(body) ? String(body.length) : request.headers['content-length'];
}

/** The origin to which the device redirects its own page, as radios do from http to https; undefined when it does not. */
function movedTo(location: string | null, device: URL): string | undefined {
  if (location === null || !URL.canParse(location, device.href)) return undefined;
  const { hostname, origin } = new URL(location, device.href);
  return hostname === device.hostname && origin !== device.origin ? origin : undefined;
}

const UNTRUSTED = 'its certificate is not trusted. If it is your radio, start again with --insecure';

const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refuses the connection',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name is not known',
  EHOSTUNREACH: 'there is no route to it',
  ENETUNREACH: 'there is no route to it',
  ETIMEDOUT: 'it did not answer in time',
  ABORT_ERR: 'it did not answer in time',
  TimeoutError: 'it did not answer in time',
  ECONNRESET: 'it closed the connection',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: UNTRUSTED,
  CERT_HAS_EXPIRED: UNTRUSTED,
};

/** Why a request to the device failed, in words for the person who started the server. */
function connectionProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed';
  return PROBLEMS[String(Reflect.get(error, 'code'))] ?? PROBLEMS[error.name] ?? error.message;
}
