import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './security-headers.ts';

/** Time that a refused sender may continue, so that it reads the refusal before its connection ends. */
const LINGER_MS = 500;

/** Why something is not answered. */
export interface Refusal {
  readonly status: number;
  readonly reason: string;
}

function headersOf(text: string, path?: string): Record<string, string> {
  return {
    ...securityHeaders('note', path),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  };
}

/**
 * Refuses a request and ends its connection. The rest of the body is discarded, and no further request is
 * read.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, reason }: Refusal,
): void {
  const { socket } = request;
  if (response.headersSent || response.destroyed) {
    socket.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const text = `${reason}\n`;
  response.writeHead(status, headersOf(text, request.url));
  // Ending it now would cut the connection under a sender that has not read the answer yet.
  if (request.method !== 'HEAD') response.write(text);
  request.unpipe();
  const timer = setTimeout(end, LINGER_MS);
  request.once('end', end);
  request.resume();
  function end(): void {
    clearTimeout(timer);
    response.end(() => socket.destroySoon());
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }
}

/** Refuses on a connection that is no request's: a handshake, or what could not be read as HTTP at all. */
export function refuseSocket(socket: Duplex, { status, reason }: Refusal): void {
  if (socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const text = `${reason}\n`;
  const lines = Object.entries(headersOf(text)).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${text}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
