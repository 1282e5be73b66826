import type { IncomingMessage } from 'node:http';

/** The page that this server shows, as the browser names it. */
export interface Page {
  readonly origin: string;
  readonly secure: boolean;
  /** Port in the browser's address, which a tunnel may change. */
  readonly port: string;
}

/** The page that a request belongs to, by its own `Host`, which was checked before. */
export function pageOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): Page {
  const secure = 'encrypted' in request.socket && request.socket.encrypted === true;
  const host = (request.headers.host ?? 'localhost').toLowerCase();
  const port = /:(\d+)$/.exec(host)?.[1] ?? (secure ? '443' : '80');
  return { origin: `${secure ? 'https' : 'http'}://${host}`, secure, port };
}
