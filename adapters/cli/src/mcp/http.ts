import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listening } from '../connection/listen-address.ts';

const MAX_BODY_BYTES = 1_000_000;
/** Sessions at once; of more, a new one is refused. */
const MAX_SESSIONS = 20;
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

export interface McpHttpOptions {
  readonly host: string;
  readonly port: number;
  /** What a client has to send as `Authorization: Bearer`. */
  readonly token: string;
  readonly createServer: () => McpServer;
}

/** True for a name of this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.has(host);

/**
 * Serves the protocol over HTTP at `/mcp`, to this machine alone: each request needs the token, the right `Host` and no
 * `Origin` of a web page. Answers the address and how to end it.
 */
export async function serveMcpOverHttp({ host, port, token, createServer }: McpHttpOptions): Promise<{
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refusalOf(request, token);
    if (refusal !== undefined) return refuse(response, ...refusal);
    const id = request.headers['mcp-session-id'];
    if (typeof id === 'string') {
      const session = sessions.get(id);
      if (session === undefined) return refuse(response, 404, 'This session has ended.');
      return session.handleRequest(request, response);
    }
    if (sessions.size >= MAX_SESSIONS) return refuse(response, 503, 'Too many sessions.');
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: opened => void sessions.set(opened, transport),
      onsessionclosed: closed => void sessions.delete(closed),
    });
    await createServer().connect(transport);
    return transport.handleRequest(request, response);
  }

  const server = createHttpServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await listening(server, { host, port });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}/mcp`,
    close: async () => {
      await Promise.all([...sessions.values()].map(transport => transport.close()));
      server.closeAllConnections();
      await new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}

/** Why a request is not answered. */
function refusalOf({ headers, url = '' }: IncomingMessage, token: string): [number, string] | undefined {
  const host = (headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (!isLoopback(host)) return [403, 'Wrong host.'];
  if (headers.origin !== undefined) return [403, 'No web page may call this server.'];
  if (url.split('?', 1)[0] !== '/mcp') return [404, 'The server is at /mcp.'];
  if (!isToken(headers.authorization, token)) return [401, 'Wrong or missing token.'];
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) return [413, 'The request is too large.'];
  return undefined;
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}

/** Compares in a time that tells nothing of the token. */
function isToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
