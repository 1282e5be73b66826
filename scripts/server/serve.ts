import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type AppOptions, createApp } from './app.ts';
import { selfSignedCertificate } from './certificate.ts';
import { listen, listenOnce } from './listen.ts';
import { requestPath } from './request-path.ts';

const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

export interface ServeOptions extends AppOptions {
  readonly host: string;
  readonly port: number;
  readonly https?: boolean;
  readonly tell?: (line: string) => void;
}

/** A server that listens. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Stops listening where it does and listens on another address of this machine, same port. Rejects when it may not. */
  moveTo(host: string): Promise<void>;
  /** Ends it at once: open connections are cut. */
  close(): Promise<void>;
}

function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Serves the interface and the device behind it. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const answer = getRequestListener(createApp(options).fetch, { overrideGlobalObjects: false });
  const listener: RequestListener = (request, response) => {
    if (requestPath(request.url) === undefined) response.writeHead(400).end();
    else void answer(request, response);
  };
  const server: Server = options.https
    ? createHttpsServer(await selfSignedCertificate(options.host), listener)
    : createHttpServer(listener);
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request, socket, head) => {
    // The server forgets a connection that it upgrades; ending it at once is left to us.
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    socket.on('error', () => socket.destroy());
    if (requestPath(request.url) === undefined) socket.end(BAD_REQUEST);
    else options.device.upgrade(request, socket, head);
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
    url: `${options.https ? 'https' : 'http'}://${inUrl(options.host)}:${port}/`,
    close,
    moveTo: async host => {
      await close();
      await listenOnce(server, host, port);
    },
  };
}
