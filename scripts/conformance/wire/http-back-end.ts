import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { WebSocket } from 'ws';
import type { Answer, BackEnd, Limits, Sent, SocketEnd, SocketListener, SocketRequest } from './back-end.ts';
import { NoAnswer } from './no-answer.ts';

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
