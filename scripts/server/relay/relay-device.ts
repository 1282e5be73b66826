import * as http from 'node:http';
import * as https from 'node:https';
import type { Duplex } from 'node:stream';
import type { Device, Landing } from '../device.ts';
import { connectionProblem } from './connection-problem.ts';
import { cookieForPage, type Page, toDevice, toPage } from './rewrite.ts';
import { passUpgrade } from './upgrade.ts';

const LANDING_TIMEOUT_MS = 8_000;
const IDLE_TIMEOUT_MS = 120_000;
/** The page does not wait long for what only makes its first paint finer. */
const PUBLIC_INFO_TIMEOUT_MS = 1_500;
const PUBLIC_INFO_BYTES = 65_536;

/** A real radio behind this server: every path and socket is passed on, rewritten so that it sees its own pages. */
export class RelayDevice implements Device {
  readonly greeting: readonly string[];
  readonly #device: URL;
  readonly #insecure: boolean;
  readonly #agent: http.Agent;

  constructor(device: URL, options: { readonly insecure: boolean }) {
    this.#device = device;
    this.#insecure = options.insecure;
    this.#agent =
      device.protocol === 'https:'
        ? new https.Agent({ keepAlive: true })
        : new http.Agent({ keepAlive: true });
    this.greeting = [
      `In front of the radio at ${device.origin}${options.insecure ? ' (its certificate is not checked)' : ''}.`,
      'Log in with an account of that radio.',
    ];
  }

  landing(request: http.IncomingMessage): Promise<Landing> {
    const { cookie } = request.headers;
    return new Promise(resolve => {
      const upstream = this.#request('GET', '/', cookie === undefined ? {} : { cookie });
      upstream.setTimeout(LANDING_TIMEOUT_MS, () => upstream.destroy(new Error('it did not answer in time')));
      upstream.on('response', answer => {
        answer.resume();
        const elsewhere = movedTo(answer.headers.location, this.#device);
        if (elsewhere !== undefined) {
          resolve({
            reachable: false,
            reason: `it sends its pages to ${elsewhere}. Start again with --device ${elsewhere}`,
          });
          return;
        }
        const cookies = (answer.headers['set-cookie'] ?? []).map(one =>
          cookieForPage(one, pageOf(request).secure),
        );
        void this.#publicInfo().then(publicInfo => resolve({ reachable: true, cookies, publicInfo }));
      });
      upstream.on('error', error => resolve({ reachable: false, reason: connectionProblem(error) }));
      upstream.end();
    });
  }

  /** What the device tells before login, if it does so soon; undefined otherwise. */
  #publicInfo(): Promise<unknown> {
    return new Promise(resolve => {
      const upstream = this.#request('GET', '/api/info/public?include_langs=false');
      upstream.setTimeout(PUBLIC_INFO_TIMEOUT_MS, () => upstream.destroy());
      upstream.on('error', () => resolve(undefined));
      upstream.on('response', answer => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
          if (text.length > PUBLIC_INFO_BYTES) upstream.destroy();
        });
        answer.on('error', () => resolve(undefined));
        answer.on('close', () => resolve(answer.statusCode === 200 ? parsed(text) : undefined));
      });
      upstream.end();
    });
  }

  handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    return new Promise(resolve => {
      const upstream = this.#request(request.method, request.url, request.headers);
      upstream.setTimeout(IDLE_TIMEOUT_MS, () => upstream.destroy());
      upstream.on('response', answer => {
        response.writeHead(answer.statusCode ?? 502, toPage(answer.headers, this.#device, pageOf(request)));
        answer.pipe(response);
        // A device that goes away in mid-answer must look so to the page: cut, not complete.
        answer.on('close', () => {
          if (!answer.complete) response.destroy();
        });
      });
      // The page learns of a lost device as a browser would: no answer at all.
      upstream.on('error', () => request.socket.destroy());
      response.on('close', () => {
        upstream.destroy();
        resolve();
      });
      request.pipe(upstream);
    });
  }

  upgrade(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    const upstream = this.#request('GET', request.url, request.headers, { pooled: false });
    passUpgrade(upstream, request.headers.upgrade ?? 'websocket', socket, head);
  }

  /** A socket that an upgrade takes over must never come back to the pool. */
  #request(
    method = 'GET',
    path = '/',
    headers: http.IncomingHttpHeaders = {},
    { pooled } = { pooled: true },
  ): http.ClientRequest {
    const secure = this.#device.protocol === 'https:';
    // The path is passed as it is, never resolved: what names another host must not reach it with our cookies.
    return (secure ? https : http).request({
      hostname: this.#device.hostname.replace(/^\[|\]$/g, ''),
      port: this.#device.port === '' ? undefined : Number(this.#device.port),
      path,
      method,
      headers: toDevice(headers, this.#device),
      agent: pooled ? this.#agent : false,
      ...(secure ? { rejectUnauthorized: !this.#insecure } : {}),
    });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The origin to which the device redirects its own page, as radios do from http to https; undefined when it does not. */
function movedTo(location: string | undefined, device: URL): string | undefined {
  if (location === undefined || !URL.canParse(location, device.href)) return undefined;
  const { hostname, origin } = new URL(location, device.href);
  return hostname === device.hostname && origin !== device.origin ? origin : undefined;
}

function pageOf(request: http.IncomingMessage): Page {
  const secure = 'encrypted' in request.socket && request.socket.encrypted === true;
  return { origin: `${secure ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`, secure };
}
