import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Refusal, refuse, refuseSocket, securityHeaders, unreadable } from './answer/refuse.ts';
import { admitBody, type Body, HeldBytes } from './body/admit-body.ts';
import { ConnectionLimit, Senders } from './body/senders.ts';
import { Connection, Turns } from './connection/connection.ts';
import { listen, listenOnce } from './listen.ts';
import { pathOf, requestPath } from './request-path.ts';
import { irregularity, type Irregularity } from './guard/framing.ts';
import { type HostRule, isOwnHost } from './guard/own-host.ts';
import { comesFromPage, hasOwnOrigin, pageOf } from './guard/own-origin.ts';

const KEY = /^[A-Za-z0-9+/]{22}==$/;

/** Why an upgrade is refused, or undefined: only a regular opening handshake of a WebSocket passes. RFC 6455, 4.2.1. */
export function upgradeIrregularity(request: IncomingMessage): Irregularity | undefined {
  const { method, headers, httpVersion } = request;
  const isHandshake =
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    KEY.test(headers['sec-websocket-key'] ?? '');
  if (!isHandshake) return { status: 400, reason: 'Only a WebSocket can be opened.' };
  return irregularity(request);
}

const FOREIGN: Refusal = { status: 403, reason: 'The request comes from the page of another site.' };

function unknownHost({ bound }: HostRule): Refusal {
  return {
    status: 421,
    reason: `This server listens on ${bound} and does not answer to the name in this address. Start it with --host NAME to add a name.`,
  };
}

/** Checks of every request before any handler, files included. */
function refusalOf(request: IncomingMessage, rule: HostRule): Refusal | undefined {
  const irregular = irregularity(request);
  if (irregular !== undefined) return irregular;
  if (requestPath(request.url) === undefined) return { status: 400, reason: 'The address is not a path.' };
  if (!isOwnHost(request.headers.host, rule)) return unknownHost(rule);
  return hasOwnOrigin(request.headers, pageOf(request)) ? undefined : FOREIGN;
}

/** Checks of a request to the device. */
function refusalOfCall(request: IncomingMessage): Refusal | undefined {
  return comesFromPage(request.headers, pageOf(request)) ? undefined : FOREIGN;
}

/** Checks of a connection that requests an upgrade to a WebSocket. */
function refusalOfUpgrade(request: IncomingMessage, rule: HostRule): Refusal | undefined {
  return upgradeIrregularity(request) ?? refusalOf(request, rule) ?? refusalOfCall(request);
}

const MIB = 1024 * 1024;
/** Firmware images are below 40 MB. */
const UPLOAD_BYTES = 64 * MIB;
const HELD_BYTES = 128 * MIB;
const MOST_CONNECTIONS = 512;
/** Time in which a reader takes at least a part of its answer. */
const STALLED_MS = 30_000;

/** Slow senders end here: a head takes 10 s at most, a whole request 5 min (a firmware over a slow link). */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 10_000,
  maxHeaderSize: 16_384,
  insecureHTTPParser: false,
} as const;

const TOO_MANY: Refusal = { status: 429, reason: 'Too many requests are being sent from this address.' };
const SLOW: Refusal = { status: 408, reason: 'The request comes too slowly.' };
const NOTHING = Buffer.alloc(0);

/** Ends a connection whose request comes too slowly. Text behind or in another answer would be read as a part of it. */
function end({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.socket === null) socket.destroy();
  else refuseSocket(socket, SLOW);
}

/** Answers a request whose body was counted, and is not read from the request. */
type Call = (request: IncomingMessage, response: ServerResponse, body: Body) => Promise<void>;

/** What is behind the guards. */
export interface Guarded {
  readonly handle: Call;
  /** Takes over a connection that requests an upgrade to a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** What answers in front of `handle`, and leaves the rest to it: files. Without it `handle` answers everything. */
  readonly front?: (
    behind: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ) => (request: IncomingMessage, response: ServerResponse) => unknown;
}

export interface GuardedOptions {
  readonly host: string;
  readonly port: number;
  /** Names that a request may have in `Host` beyond the address. */
  readonly names?: readonly string[];
  /** The largest upload. */
  readonly uploadBytes?: number;
  /** Serves over HTTPS with this certificate. */
  readonly certificate?: { readonly key: string; readonly cert: string };
  readonly tell?: (line: string) => void;
}

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Stops listening where it does and listens on another address of this machine, same port. Rejects when it may not. */
  moveTo(host: string): Promise<void>;
  /** Ends it immediately: open connections are cut. */
  close(): Promise<void>;
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The one server of this project: every request passes its guards before anything answers it. docs/decisions/0013. */
export async function guardedServer(guarded: Guarded, options: GuardedOptions): Promise<RunningServer> {
  const { names = [], uploadBytes = UPLOAD_BYTES, certificate } = options;
  let bound = options.host;
  const bodies = { held: new HeldBytes(HELD_BYTES), uploadBytes };
  const refused = new WeakSet<Duplex>();
  const answers = new WeakMap<Duplex, ServerResponse>();
  const connections = new WeakMap<Duplex, Connection>();
  const senders = new Senders();
  const turns = new Turns();

  const behind = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(securityHeaders('foreign', pathOf(request))))
      response.setHeader(name, value);
    const refusal = refusalOfCall(request);
    const body = refusal ?? (await admitBody(request, bodies));
    if (body === undefined) request.socket.destroy();
    else if ('reason' in body) {
      refused.add(request.socket);
      refuse(request, response, body);
    } else await guarded.handle(request, response, body);
  };
  const answer = guarded.front?.(behind) ?? behind;

  const listener: RequestListener = (request, response) => {
    const connection = connections.get(request.socket);
    connection?.begin(request, response);
    // No bytes that follow a refused request on its connection are read as a request.
    if (refused.has(request.socket)) return;
    answers.set(request.socket, response);
    const refusal =
      refusalOf(request, { bound, names }) ??
      (connection === undefined || senders.admit(request, connection, () => end(request, response))
        ? undefined
        : TOO_MANY);
    if (refusal === undefined)
      return void Promise.resolve(answer(request, response)).catch(() => request.socket.destroy());
    refused.add(request.socket);
    refuse(request, response, refusal);
  };
  const server: Server =
    certificate === undefined
      ? createHttpServer(PATIENCE, listener)
      : createHttpsServer({ ...certificate, ...PATIENCE }, listener);
  server.maxConnections = MOST_CONNECTIONS;
  server.on(certificate === undefined ? 'connection' : 'secureConnection', (socket: Socket) =>
    connections.set(socket, new Connection(socket, turns)),
  );
  server.timeout = STALLED_MS;
  // A connection that waits for its device is not cut; one that is idle, or whose reader does not read, is.
  server.on('timeout', socket => {
    const open = answers.get(socket);
    if (socket.writableLength > 0 || open === undefined || open.closed) socket.destroy();
  });
  server.on('clientError', (error, socket) => {
    const open = answers.get(socket);
    // Text after the head of a response would be read as a part of it.
    if (open?.headersSent && !open.writableFinished) socket.destroy();
    else unreadable(error, socket);
  });

  const upgraded = new Set<Duplex>();
  const seats = new ConnectionLimit();
  server.on('upgrade', (request, socket, head) => {
    // Its parser is gone: nothing that follows is a request.
    const unread = connections.get(socket)?.release() ?? NOTHING;
    // The server releases a connection that it upgrades; ending it immediately is left to this code.
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    socket.on('error', () => socket.destroy());
    if (refused.has(socket)) return void socket.destroy();
    const refusal = refusalOfUpgrade(request, { bound, names });
    if (refusal !== undefined) return refuseSocket(socket, refusal);
    const address = request.socket.remoteAddress ?? '';
    if (!seats.take(address)) return refuseSocket(socket, { status: 429, reason: 'Too many live sockets.' });
    socket.on('close', () => seats.leave(address));
    guarded.upgrade(request, socket, Buffer.concat([head, unread]));
  });
  const port = await listen(server, options.host, options.port, options.tell ?? (() => undefined));
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
    });
  return {
    port,
    url: `${certificate === undefined ? 'http' : 'https'}://${inUrl(options.host)}:${port}/`,
    close,
    moveTo: async host => {
      await close();
      await listenOnce(server, host, port);
      bound = host;
    },
  };
}
