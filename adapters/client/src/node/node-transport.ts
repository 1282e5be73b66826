import { type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { WebSocket } from 'ws';
import type { FetchRequest } from '@radiolink/adapters/http/client/fetch-request';
import { webSocketOpener } from '@radiolink/adapters/http/socket/web-socket';
import type { Transport } from '../connect-by.ts';
import { filePins, pinnedCertificate, type PinStore } from './certificate-pin.ts';
import { type ConnectionFailure, connectionFailure, redirectFailure } from './connection-failure.ts';

/** The cookies of one device: Node has no store of its own for them. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  /** Takes a `Set-Cookie` header; one that has expired deletes its cookie. */
  store(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map(part => part.trim());
    const at = pair.indexOf('=');
    if (at < 1) return;
    const name = pair.slice(0, at);
    if (attributes.some(isOver)) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }

  /** As in a `Cookie` header; empty without cookies. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

function isOver(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=');
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value) <= 0;
}

/** Statuses whose response has no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** A `fetch` over Node's own requests, which take an agent and know the cookies of the device. */
function nodeFetch(agent: Agent, jar: CookieJar, failed: (failure: ConnectionFailure) => void): FetchRequest {
  return async request => {
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    const { signal, method, url } = request;
    const cookie = jar.header();
    const headers: Record<string, string> = {
      ...Object.fromEntries(request.headers),
      ...(cookie !== '' && { cookie }),
      ...(body && { 'content-length': String(body.length) }),
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method, headers, signal };
      const sent = url.startsWith('https:')
        ? requestHttps(url, { ...options, agent }, resolve)
        : requestHttp(url, options, resolve);
      sent.once('error', reject);
      sent.end(body);
    }).catch((error: unknown) => {
      // Cut off by its deadline, which is told as such.
      if (signal.aborted) throw error;
      const failure = connectionFailure(url, error);
      failed(failure);
      throw failure;
    });
    const target = secureTarget(url, answer);
    if (target !== undefined) {
      answer.resume();
      const failure = redirectFailure(url, target);
      failed(failure);
      throw failure;
    }
    for (const line of answer.headers['set-cookie'] ?? []) jar.store(line);
    return responseOf(answer);
  };
}

/** Where a device that serves HTTPS alone sends a request for plain HTTP. */
function secureTarget(
  url: string,
  { statusCode = 0, headers: { location = '' } }: IncomingMessage,
): string | undefined {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:' || statusCode < 300 || statusCode > 399 || !URL.canParse(location, url))
    return undefined;
  const target = new URL(location, url);
  return target.protocol === 'https:' && target.hostname === hostname ? target.origin : undefined;
}

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 500, statusMessage: statusText = '' } = answer;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headersDistinct)) {
    for (const each of value ?? []) headers.append(name, each);
  }
  if (!WITHOUT_BODY.has(status))
    return new Response(Readable.toWeb(answer) as ReadableStream, { status, statusText, headers });
  answer.resume();
  return new Response(null, { status, statusText, headers });
}

/** How the certificate of an https device is judged. */
export interface TlsOptions {
  /**
   * `verify`, unless given: as Node does. `pin`: remembers the certificate of the first connection, as most radios sign
   * their own, and refuses another one. `insecure`: takes any.
   */
  readonly tls?: 'verify' | 'pin' | 'insecure';
  /** Where pins are kept: a file or a store. `.radiolink-certificates.json` in the home folder, unless given. */
  readonly pins?: string | PinStore;
}

interface NodeTransport extends Transport {
  /** Closes idle connections. */
  readonly close: () => void;
  /** Why the last connection did not come about; undefined while all did. */
  readonly connectionFailure: () => ConnectionFailure | undefined;
}

/**
 * Reaches a device from Node: cookies in memory, the certificate judged before anything is sent.
 * @throws CertificateChanged
 * @throws LoginFailure if the device whose certificate is pinned does not answer
 */
export async function nodeTransport(
  url: string,
  { tls = 'verify', pins }: TlsOptions,
): Promise<NodeTransport> {
  const { origin, protocol: scheme } = new URL(url);
  const jar = new CookieJar();
  const isPinned = tls === 'pin' && scheme === 'https:';
  const agent = new Agent({
    keepAlive: true,
    rejectUnauthorized: tls !== 'insecure',
    // The remembered certificate alone is trusted, whatever name it bears.
    ...(isPinned && {
      ca: await pinnedCertificate(url, storeOf(pins)),
      checkServerIdentity: () => undefined,
    }),
  });
  let failure: ConnectionFailure | undefined;
  return {
    fetch: nodeFetch(agent, jar, found => {
      failure = found;
    }),
    connectionFailure: () => failure,
    readCookies: () => jar.header(),
    openSocket: (path, listener, protocol) => {
      class DeviceSocket extends WebSocket {
        constructor(address: string, subprotocol?: string) {
          const headers = { cookie: jar.header() };
          super(address, subprotocol, { headers, ...(address.startsWith('wss:') && { agent }) });
        }
      }
      return webSocketOpener(DeviceSocket, () => origin)(path, listener, protocol);
    },
    close: () => agent.destroy(),
  };
}

function storeOf(pins: TlsOptions['pins'] = join(homedir(), '.radiolink-certificates.json')): PinStore {
  return typeof pins === 'string' ? filePins(pins) : pins;
}
