import type { Duplex } from 'node:stream';
import { type Refusal, refuseSocket } from './refuse.ts';

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
