import type { IncomingMessage } from 'node:http';
import type { Connection } from '../connection/connection.ts';
import { ConnectionLimit } from '../connection-limit.ts';
import { watchPace } from './incoming-body.ts';

/** Maximum number of requests of one address whose body is on its way. A page sends one or two. */
const MOST_PER_ADDRESS = 16;

/** True if a body follows the head of a request. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The requests whose bodies are on their way: few of one address, and none that takes its time. */
export class Senders {
  readonly #seats = new ConnectionLimit(MOST_PER_ADDRESS);

  /** Watches the body of a request until it is there; false when its address sends too many. */
  admit(request: IncomingMessage, connection: Connection, slow: () => void): boolean {
    if (!hasBody(request)) return true;
    const address = request.socket.remoteAddress ?? '';
    if (!this.#seats.take(address)) return false;
    const head = connection.parsed;
    const { socket } = request;
    const stop = watchPace(
      {
        received: () => connection.parsed - head,
        isHeld: () => socket.isPaused() || request.readableLength > 0,
      },
      slow,
    );
    connection.whenThere(() => {
      stop();
      this.#seats.leave(address);
    });
    return true;
  }
}
