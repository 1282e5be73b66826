import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { WebSocket } from 'ws';

export type Reason = 'late' | 'unreachable' | 'cut off' | 'too large' | 'refused';

/** Why a request was not answered, or not whole. */
export class NoAnswer extends Error {
  readonly reason: Reason;
  /** Status of a socket that was refused. */
  readonly status: number | undefined;

  constructor(reason: Reason, message: string, status?: number) {
    super(message);
    this.reason = reason;
    this.status = status;
  }
}

/** A request as the checks write it. */
export interface Sent {
  readonly method: string;
  /** With its query, from the root. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** An answer that was read whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Limits {
  /** Milliseconds for the whole answer. */
  readonly timeoutMs: number;
  /** Most bytes of a body, counted as they come. */
  readonly maxBytes: number;
}

/** Hears a socket of the back end. */
export interface SocketListener {
  message(text: string): void;
  closed(code?: number): void;
}

/** This end of a socket. */
export interface SocketEnd {
  send(text: string): void;
  close(): void;
}

export interface SocketRequest {
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly protocol?: string | undefined;
}

/** A back end under test. Each method rejects with `NoAnswer` where none came. */
export interface BackEnd {
  /** Name in the report. */
  readonly name: string;
  send(sent: Sent, limits: Limits): Promise<Answer>;
  connect(request: SocketRequest, listener: SocketListener, limits: Limits): Promise<SocketEnd>;
}

/** Time of a run; a test lets it pass at once. */
export interface Time {
  /** Milliseconds. */
  now(): number;
  wait(milliseconds: number, ended?: AbortSignal): Promise<void>;
}

export interface HttpOptions {
  /** Accepts any certificate: radios sign theirs themselves. */
  readonly insecure: boolean;
}

/** A back end at an address. Redirects are answers; nothing is followed. */
export function httpBackEnd(url: URL, options: HttpOptions): BackEnd {
  return {
    name: url.origin,
    send: (sent, limits) => sendHttp(url, options, sent, limits),
    connect: (request, listener, limits) => openSocket({ url, ...options }, request, listener, limits),
  };
}

function sendHttp(base: URL, { insecure }: HttpOptions, sent: Sent, limits: Limits): Promise<Answer> {
  const { method, path, headers = {}, body } = sent;
  const url = new URL(path, base);
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const request = open(
      url,
      {
        method,
        headers: { connection: 'close', ...length, ...headers },
        ...(url.protocol === 'https:' && { rejectUnauthorized: !insecure }),
      },
      response => read(response, limits).then(resolve, reject),
    );
    const timer = setTimeout(() => {
      reject(new NoAnswer('late', `No answer within ${limits.timeoutMs / 1000} s`));
      request.destroy();
    }, limits.timeoutMs);
    request.on('close', () => clearTimeout(timer));
    request.on('error', error => reject(new NoAnswer('unreachable', `No connection: ${error.message}`)));
    request.end(body);
  });
}

function read(response: IncomingMessage, { maxBytes }: Limits): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    response.on('data', (piece: Buffer) => {
      bytes += piece.length;
      pieces.push(piece);
      if (bytes <= maxBytes) return;
      reject(new NoAnswer('too large', `The body has more than ${maxBytes} bytes`));
      response.destroy();
    });
    const cut = () => reject(new NoAnswer('cut off', `The body ends after ${bytes} bytes, before its end`));
    response.on('aborted', cut);
    response.on('error', cut);
    response.on('end', () => {
      const status = response.statusCode ?? 0;
      resolve({ status, headers: headersOf(response), text: Buffer.concat(pieces).toString('utf8') });
    });
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

interface Place {
  readonly url: URL;
  readonly insecure: boolean;
}

/** Opens a socket. Rejects with the status where the back end refuses it. */
function openSocket(
  { url, insecure }: Place,
  { path, cookie, protocol }: SocketRequest,
  listener: SocketListener,
  { timeoutMs, maxBytes }: Limits,
): Promise<SocketEnd> {
  const address = new URL(path, url);
  address.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address, protocol === undefined ? [] : [protocol], {
    handshakeTimeout: timeoutMs,
    maxPayload: maxBytes,
    rejectUnauthorized: !insecure,
    headers: { origin: url.origin, ...(cookie && { cookie }) },
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve({ send: text => socket.send(text), close: () => socket.terminate() }));
    socket.on('message', data => listener.message(String(data)));
    socket.on('close', code => listener.closed(code));
    socket.on('unexpected-response', (_request, { statusCode }) => {
      reject(new NoAnswer('refused', `The socket was refused with ${statusCode}`, statusCode));
      socket.terminate();
    });
    socket.on('error', error => reject(new NoAnswer('unreachable', `No socket: ${error.message}`)));
  });
}
