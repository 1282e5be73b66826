import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { Unreachable } from '../unreachable.ts';
import type { VirtualRadio } from '../virtual-radio.ts';
import { openLiveSocket } from './live-socket.ts';
import { requestOf, writeAnswer } from './node-message.ts';

/** Versioned API, 13. */
const LARGEST_FRAME_BYTES = 1024 * 1024;

export interface ServeRadioOptions {
  /** 0 for any that is free, which is the default. */
  readonly port?: number;
  /** Default 127.0.0.1: a test radio is not exposed to the network. */
  readonly host?: string;
}

/** A radio that is being served. */
export interface ServedRadio {
  /** `http://127.0.0.1:8080`, without a slash at its end. */
  readonly url: string;
  /** Ends it immediately; open connections are cut. The radio itself stays. */
  close(): Promise<void>;
}

/**
 * Serves a radio over HTTP and WebSocket, for clients under test: no TLS, no limits, trusts who can connect.
 * While the radio does not answer, connections are cut as its own would be. Rejects when it cannot listen.
 */
export async function serveRadio(radio: VirtualRadio, options: ServeRadioOptions = {}): Promise<ServedRadio> {
  const { port = 0, host = '127.0.0.1' } = options;
  const server = createServer((request, response) => void answer(radio, request, response));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME_BYTES });
  server.on('upgrade', (request, socket, head) => openLiveSocket(radio, sockets, { request, socket, head }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise(resolve => {
        for (const client of sockets.clients) client.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  radio: VirtualRadio,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const caller = { address: request.socket.remoteAddress ?? '', withoutHttps: true };
    await writeAnswer(await radio.fetch(await requestOf(request), caller), response);
  } catch (error) {
    if (error instanceof Unreachable || response.headersSent) request.socket.destroy();
    else response.writeHead(400).end();
  }
}
