import type { RadioSocket, SocketListener } from '../../socket/radio-socket.ts';
import { CloseCode } from './close-code.ts';
import { V1Socket, type V1SocketContext } from './v1-socket.ts';

const MOST_CONNECTIONS = 8;

/**
 * Opens the live sockets of a radio, up to eight simultaneously. A ninth is opened and closed immediately, so
 * that it receives the reason.
 */
export class V1Sockets {
  readonly #around: V1SocketContext;
  #count = 0;

  constructor(around: V1SocketContext) {
    this.#around = around;
  }

  open(listener: SocketListener): RadioSocket {
    if (this.#count >= MOST_CONNECTIONS) {
      queueMicrotask(() => listener.closed(CloseCode.TooMany));
      return { send: () => undefined, close: () => undefined };
    }
    this.#count += 1;
    return new V1Socket(this.#around, {
      message: text => listener.message(text),
      closed: code => {
        this.#count -= 1;
        listener.closed(code);
      },
    });
  }
}
