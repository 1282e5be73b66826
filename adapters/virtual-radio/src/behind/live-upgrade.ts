import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { refuseSocket } from '../guarded/answer/refuse.ts';
import { pathOf } from '../guarded/request-path.ts';
import { Unreachable } from '../unreachable.ts';
import type { VirtualRadio } from '../virtual-radio.ts';

/** §v1.live. */
const LARGEST_FRAME_BYTES = 1024 * 1024;
/** A socket that is opened without a session has its token within this time, or ends. */
const LOGIN_WITHIN_MS = 2000;
const NO_LOGIN = 4401;
const CLOSING_MS = 1000;
/** Opened by the session cookie, before the handshake. */
const WITH_SESSION = '/ws/airview';
const REFUSED = { status: 404, reason: 'There is no such socket, or no session for it.' };

/**
 * Opens the virtual radio's live sockets: the spectrum for every holder of a session cookie, the other
 * requires a token.
 */
export class LiveUpgrade {
  readonly #radio: VirtualRadio;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME_BYTES });

  constructor(radio: VirtualRadio) {
    this.#radio = radio;
  }

  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // The radio decides before the handshake; its messages until the socket is open are queued for it.
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
      refuseSocket(socket, REFUSED);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, opened => {
      peer = opened;
      for (const text of waiting) opened.send(text);
      if (pathOf(request) !== WITH_SESSION) endWithoutLogin(opened);
      opened.on('message', data => radioSocket.send(String(data)));
      opened.on('close', () => radioSocket.close());
      // A frame that breaks the protocol ends this socket, not the server.
      opened.on('error', () => opened.terminate());
    });
  }

  #open(request: IncomingMessage, listener: Parameters<VirtualRadio['connect']>[2]) {
    const { cookie } = request.headers;
    const caller = {
      address: request.socket.remoteAddress ?? '',
      ...(cookie === undefined ? {} : { cookie }),
    };
    try {
      return this.#radio.connect(pathOf(request), caller, listener);
    } catch (error) {
      if (error instanceof Unreachable) return 'unreachable';
      throw error;
    }
  }
}

/** A first message is the login; the radio itself ends a socket whose first message is another. */
function endWithoutLogin(socket: WebSocket): void {
  const silent = setTimeout(() => {
    socket.close(NO_LOGIN);
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  }, LOGIN_WITHIN_MS);
  socket.once('message', () => clearTimeout(silent));
  socket.once('close', () => clearTimeout(silent));
}
