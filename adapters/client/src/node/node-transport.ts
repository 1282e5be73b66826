import type { FetchRequest } from '@radiolink/adapters/http/client/fetch-request';
import { webSocketOpener } from '@radiolink/adapters/http/socket/web-socket';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { WebSocket } from 'ws';
import type { Transport } from '../connect-options.ts';
import { filePins, type PinStore } from './certificate-pin.ts';
import { CookieJar } from './cookie-jar.ts';
import { pinnedCertificate } from './pinned-certificate.ts';

/** Statuses whose response has no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** A `fetch` over Node's own requests, which take an agent and know the cookies of the device. */
function nodeFetch(agent: Agent, jar: CookieJar): FetchRequest {
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
    });
    for (const line of answer.headers['set-cookie'] ?? []) jar.store(line);
    return responseOf(answer);
  };
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

export interface NodeTransport extends Transport {
  /** Closes idle connections. */
  readonly close: () => void;
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
  return {
    fetch: nodeFetch(agent, jar),
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
