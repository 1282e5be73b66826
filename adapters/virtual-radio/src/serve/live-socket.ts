import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import type { RadioSocket, SocketListener } from '../socket/index.ts';
import type { VirtualRadio } from '../virtual-radio.ts';

/** A connection that requests an upgrade to a WebSocket. */
interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** Opens a live socket of the radio: it decides before the handshake, and what it says until then is sent after it. */
export function openLiveSocket(radio: VirtualRadio, sockets: WebSocketServer, upgrade: Upgrade): void {
  const { request, socket, head } = upgrade;
  const early: string[] = [];
  let peer: WebSocket | undefined;
  socket.on('error', () => socket.destroy());
  const opened = connect(radio, request, {
    message: text => (peer === undefined ? early.push(text) : peer.send(text)),
    closed: code => (peer === undefined ? socket.destroy() : peer.close(code)),
  });
  if (opened === undefined) {
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    return;
  }
  sockets.handleUpgrade(request, socket, head, ready => {
    peer = ready;
    for (const text of early) ready.send(text);
    ready.on('message', data => opened.send(String(data)));
    ready.on('close', () => opened.close());
    ready.on('error', () => ready.terminate());
  });
}

/** Undefined when there is no such socket, no session for it, or no responding radio. */
function connect(
  radio: VirtualRadio,
  request: IncomingMessage,
  listener: SocketListener,
): RadioSocket | undefined {
  const { cookie } = request.headers;
  const caller = {
    address: request.socket.remoteAddress ?? '',
    ...(cookie !== undefined && { cookie }),
  };
  const { pathname } = new URL(request.url ?? '/', 'http://radio.invalid');
  try {
    return radio.connect(pathname, caller, listener);
  } catch {
    return undefined;
  }
}
