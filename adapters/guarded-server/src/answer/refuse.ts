import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Headers of every response of this server. docs/decisions/0013. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Pages of our own carry the rest of their policy themselves: docs/decisions/0006. */
const OWN_PAGE = "frame-ancestors 'none'";
/** The help is shown in a frame of the page, without script. */
const HELP =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** A page that the device or this server wrote shows itself and does nothing: it is not of the interface. */
const FOREIGN =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";
const NOTE =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Another address of the device asks here whether it answers; nothing can be read. docs/decisions/0011. */
const PROBED = '/api/info/public';

export type AnswerKind = 'page' | 'help' | 'note' | 'foreign';

const POLICIES: Readonly<Record<AnswerKind, string>> = {
  page: OWN_PAGE,
  help: HELP,
  note: NOTE,
  foreign: FOREIGN,
};

/** The headers of a response: of a page of the interface, its help, a note of this server, or the device. */
export function securityHeaders(kind: AnswerKind, path = ''): Readonly<Record<string, string>> {
  return {
    ...ALWAYS,
    'content-security-policy': POLICIES[kind],
    'x-frame-options': kind === 'help' ? 'SAMEORIGIN' : 'DENY',
    'cross-origin-resource-policy': path === PROBED ? 'cross-origin' : 'same-origin',
  };
}

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

const PROBLEMS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'The request took too long.' },
};
const UNREADABLE: Refusal = { status: 400, reason: 'The request is not HTTP.' };

/** Answers what the parser could not read, and ends the connection. */
export function unreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else refuseSocket(socket, PROBLEMS[error.code ?? ''] ?? UNREADABLE);
}
