import {
  type Body,
  type Guarded,
  HeldBytes,
  isExcessive,
  pageOf,
  pathOf,
  readBody,
  refuse,
  refuseSocket,
} from '@radiolink/guarded-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { Unreachable } from '../faults/inject-fault.ts';
import type { VirtualRadio } from '../virtual-radio.ts';
import type { Caller } from '../wire/web-types.ts';

/** Files that are received simultaneously: the radio takes them whole. */
const HELD_FILE_BYTES = 128 * 1024 * 1024;
const FAULTS = '/__radio/faults';
/** Headers of one connection, which the runtime writes itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The virtual radio behind the guards. A request that it cannot be reached by ends as a cut connection. */
export class RadioBehind implements Guarded {
  readonly #radio: VirtualRadio;
  readonly #sockets: LiveUpgrade;
  readonly #held = new HeldBytes(HELD_FILE_BYTES);

  constructor(radio: VirtualRadio) {
    this.#radio = radio;
    this.#sockets = new LiveUpgrade(radio);
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

/** Who sends a request to a radio that is served without HTTPS of its own. */
export function callerOf(request: IncomingMessage): Caller {
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

/** §v1.live. */
const LARGEST_FRAME_BYTES = 1024 * 1024;
/** A socket that is opened without a session has its token within this time, or ends. */
const LOGIN_WITHIN_MS = 2000;
const NO_LOGIN = 4401;
const CLOSING_MS = 1000;
/** Opened by the session cookie, before the handshake. */
const WITH_SESSION = '/ws/airview';
const REFUSED = { status: 404, reason: 'There is no such socket, or no session for it.' };

/**
 * Opens the virtual radio's live sockets: the spectrum for every holder of a session cookie, the other
 * requires a token.
 */
class LiveUpgrade {
  readonly #radio: VirtualRadio;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME_BYTES });

  constructor(radio: VirtualRadio) {
    this.#radio = radio;
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // The radio decides before the handshake; its messages until the socket is open are queued for it.
    const waiting: string[] = [];
    let peer: WebSocket | undefined;
    const radioSocket = this.#open(request, {
      message: text => (peer ? peer.send(text) : waiting.push(text)),
      closed: code => {
        if (peer === undefined) socket.destroy();
        else peer.close(code);
      },
    });
    if (radioSocket === 'unreachable') {
      socket.destroy();
      return;
    }
    if (radioSocket === undefined) {
      refuseSocket(socket, REFUSED);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, opened => {
      peer = opened;
      for (const text of waiting) opened.send(text);
      if (pathOf(request) !== WITH_SESSION) endWithoutLogin(opened);
      opened.on('message', data => radioSocket.send(String(data)));
      opened.on('close', () => radioSocket.close());
      // A frame that breaks the protocol ends this socket, not the server.
      opened.on('error', () => opened.terminate());
    });
  }

  #open(request: IncomingMessage, listener: Parameters<VirtualRadio['connect']>[2]) {
    const { cookie } = request.headers;
    const caller = {
      address: request.socket.remoteAddress ?? '',
      ...(cookie === undefined ? {} : { cookie }),
    };
    try {
      return this.#radio.connect(pathOf(request), caller, listener);
    } catch (error) {
      if (error instanceof Unreachable) return 'unreachable';
      throw error;
    }
  }
}

/** A first message is the login; the radio itself ends a socket whose first message is another. */
function endWithoutLogin(socket: WebSocket): void {
  const silent = setTimeout(() => {
    socket.close(NO_LOGIN);
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  }, LOGIN_WITHIN_MS);
  socket.once('message', () => clearTimeout(silent));
  socket.once('close', () => clearTimeout(silent));
}
