import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Caller, Unreachable, type VirtualRadio } from '@radiolink/virtual-radio';
import { refuse } from './answer/refuse.ts';
import { type Body, readBody } from './body/admit-body.ts';
import { isExcessive } from './body/body-shape.ts';
import { HeldBytes } from './body/held-bytes.ts';
import type { Device, Landing } from './device.ts';
import { pageOf } from './guard/page.ts';
import { LiveUpgrade } from './live-upgrade.ts';

/** Files that are received simultaneously: the radio takes them whole. */
const HELD_FILE_BYTES = 128 * 1024 * 1024;
const FAULTS = '/__radio/faults';
/** Headers of one connection, which the runtime writes itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The virtual radio behind this server. A request that it cannot be reached by ends as a cut connection. */
export class VirtualDevice implements Device {
  readonly greeting: readonly string[];
  readonly #radio: VirtualRadio;
  readonly #sockets: LiveUpgrade;
  readonly #held = new HeldBytes(HELD_FILE_BYTES);

  constructor(radio: VirtualRadio, greeting: readonly string[]) {
    this.#radio = radio;
    this.#sockets = new LiveUpgrade(radio);
    this.greeting = greeting;
  }

  async landing(request: IncomingMessage): Promise<Landing> {
    const { cookie } = request.headers;
    const url = `${pageOf(request).origin}/`;
    const caller = callerOf(request);
    try {
      const answer = await this.#radio.fetch(
        new Request(url, { headers: cookie === undefined ? {} : { cookie } }),
        caller,
      );
      return {
        reachable: true,
        cookies: answer.headers.getSetCookie(),
        publicInfo: await publicInfoOf(this.#radio, url, caller),
      };
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return { reachable: false, reason: 'it restarts or has no power' };
    }
  }

  async handle(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> {
    const whole = Buffer.isBuffer(body) ? body : await this.#received(body, request.headers['content-type']);
    if (whole === undefined) return void request.socket.destroy();
    if ('reason' in whole) return refuse(request, response, whole);
    if (isForeignFault(request))
      return refuse(request, response, { status: 415, reason: 'Faults are set by JSON.' });
    try {
      await write(await this.#radio.fetch(requestOf(request, whole), callerOf(request)), request, response);
    } catch (error) {
      // A radio that is not there looks so; and an answer that broke in the middle is cut, not complete.
      if (error instanceof Unreachable || response.headersSent) return void request.socket.destroy();
      refuse(request, response, { status: 500, reason: 'The radio could not answer this request.' });
    }
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.accept(request, socket, head);
  }

  async #received(file: Readable, contentType: string | undefined) {
    const whole = await readBody(file, HELD_FILE_BYTES, this.#held);
    if (!Buffer.isBuffer(whole) || !isExcessive(whole, contentType)) return whole;
    return { status: 413, reason: 'The request has too many parts.' };
  }
}

function callerOf(request: IncomingMessage): Caller {
  return { address: request.socket.remoteAddress ?? '', withoutHttps: true };
}

/** A page of another site can send a form, and text, but no JSON unasked. */
function isForeignFault({ url, method, headers }: IncomingMessage): boolean {
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');
  return method !== 'GET' && url?.split('?', 1)[0] === FAULTS && !isJson;
}

function requestOf(request: IncomingMessage, body: Buffer): Request {
  const headers = new Headers();
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? '';
    if (!OWN_HEADERS.has(name.toLowerCase())) headers.append(name, request.rawHeaders[index + 1] ?? '');
  }
  const { method = 'GET' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(`${pageOf(request).origin}${request.url ?? '/'}`, {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

async function write(answer: Response, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie' && !response.hasHeader(name)) response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(answer.status);
  if (answer.body === null || request.method === 'HEAD') response.end();
  else await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response);
}

/**
 * Public info of the device before login; for a versioned-only device in the shape of the classic one.
 * decided.md row 12.
 */
async function publicInfoOf(radio: VirtualRadio, url: string, caller: Caller): Promise<unknown> {
  const info = await radio.fetch(new Request(`${url}api/info/public?include_langs=false`), caller);
  if (info.status !== 404) return info.json().catch(() => undefined);
  const answer = await radio.fetch(new Request(`${url}api/v1.0/public/device`), caller);
  const { setupComplete, defaultPassword, uiLang } = (await answer.json()) as Readonly<
    Record<string, unknown>
  >;
  return { setup_complete: setupComplete, default_password: defaultPassword, ui_lang: uiLang };
}
