import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Unreachable, type VirtualRadio } from '@radiolink/adapters/virtual-radio';
import { type WebSocket, WebSocketServer } from 'ws';

/** Versioned API, 13. */
const LARGEST_FRAME_BYTES = 1024 * 1024;
const REFUSED = 'HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Opens the virtual radio's live sockets: the spectrum to whoever holds a session cookie, the other asks for a token. */
export class LiveUpgrade {
  readonly #radio: VirtualRadio;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME_BYTES });

  constructor(radio: VirtualRadio) {
    this.#radio = radio;
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // The radio decides before the handshake; what it says until the socket stands is kept for it.
    const waiting: string[] = [];
    let peer: WebSocket | undefined;
    const radioSocket = this.#open(request, {
      message: text => (peer ? peer.send(text) : waiting.push(text)),
      closed: code => {
        if (peer === undefined) socket.destroy();
        else peer.close(code);
      },
    });
    if (radioSocket === 'unreachable') {
      socket.destroy();
      return;
    }
    if (radioSocket === undefined) {
      socket.end(REFUSED);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, opened => {
      peer = opened;
      for (const text of waiting) opened.send(text);
      opened.on('message', data => radioSocket.send(String(data)));
      opened.on('close', () => radioSocket.close());
      // A frame that breaks the protocol ends this socket, not the server.
      opened.on('error', () => opened.terminate());
    });
  }

  #open(request: IncomingMessage, listener: Parameters<VirtualRadio['connect']>[2]) {
    const { pathname } = new URL(request.url ?? '/', 'http://radio');
    const { cookie } = request.headers;
    const caller = {
      address: request.socket.remoteAddress ?? '',
      ...(cookie === undefined ? {} : { cookie }),
    };
    try {
      return this.#radio.connect(pathname, caller, listener);
    } catch (error) {
      if (error instanceof Unreachable) return 'unreachable';
      throw error;
    }
  }
}
