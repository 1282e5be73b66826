import * as http from 'node:http';
import * as https from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer, type ProxyServerOptions } from 'httpxy';
import { type ForPage, headersForPage } from './headers.ts';

/** The device's end of the relay. */
export interface Target {
  readonly device: URL;
  /**
   * Address of the device. The path is passed unresolved: a path that names another host must not reach that
   * host.
   */
  readonly options: ProxyServerOptions;
  /** Connections that are used again: for requests without a body only. */
  readonly agent: http.Agent;
}

const POOL = { keepAlive: true, maxSockets: 32, maxFreeSockets: 8 } as const;

export function targetOf(device: URL, { insecure }: { readonly insecure: boolean }): Target {
  const isSecure = device.protocol === 'https:';
  return {
    device,
    options: {
      target: {
        protocol: device.protocol,
        hostname: device.hostname.replace(/^\[|\]$/g, ''),
        port: device.port === '' ? (isSecure ? 443 : 80) : Number(device.port),
      },
      secure: !insecure,
      prependPath: false,
    },
    agent: isSecure ? new https.Agent(POOL) : new http.Agent(POOL),
  };
}

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
