import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { type ForPage, headersForPage } from './page-headers.ts';
import type { Target } from './target.ts';

const HANDSHAKE_MS = 10_000;
/** Headers of a handshake's response; cookies and the rest come with normal responses. RFC 6455, 4.2.2. */
const HANDSHAKE = [
  'connection',
  'upgrade',
  'sec-websocket-accept',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
] as const;

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly target: Target;
  readonly forPage: ForPage;
}

/** Joins the browser's socket to the device's once the device agrees to switch protocols; else passes on its refusal. */
export function passUpgrade({ request, socket, head, target, forPage }: Upgrade): void {
  if (!(socket instanceof Socket)) return void socket.destroy();
  const proxy = createProxyServer();
  proxy.on('error', () => socket.destroy());
  proxy.on('proxyReqWs', upstream => {
    upstream.prependListener('upgrade', (answer, remote) => {
      answer.headers = handshakeOf(answer.headers);
      remote.on('close', () => socket.destroy());
      socket.on('close', () => remote.destroy());
    });
    upstream.prependListener('response', answer => {
      answer.statusMessage = '';
      answer.headers = headersForPage(answer.headers, forPage);
    });
    socket.on('close', () => upstream.destroy());
  });
  void proxy.ws(request, socket, { ...target.options, agent: false, upgradeTimeout: HANDSHAKE_MS }, head);
}

function handshakeOf(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    HANDSHAKE.flatMap(name => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}
