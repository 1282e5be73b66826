import type { IncomingMessage } from 'node:http';
import type { Connection } from '../connection/connection.ts';

/** Maximum number of simultaneous live sockets of one address. A page uses two. */
const MOST_PER_ADDRESS = 16;

/** How many live sockets an address may have. */
export class ConnectionLimit {
  readonly #taken = new Map<string, number>();
  readonly #most: number;

  constructor(most = MOST_PER_ADDRESS) {
    this.#most = most;
  }

  /** Takes a seat; false when the address has reached its limit. */
  take(address: string): boolean {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= this.#most) return false;
    this.#taken.set(address, taken + 1);
    return true;
  }

  leave(address: string): void {
    const taken = (this.#taken.get(address) ?? 0) - 1;
    if (taken > 0) this.#taken.set(address, taken);
    else this.#taken.delete(address);
  }
}

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

const LOOK_MS = 1000;
const FIRST_BYTE_LOOKS = 10;
const WINDOW_LOOKS = 30;
const BYTES_PER_LOOK = 1000;

/** A body on its way. */
interface IncomingBody {
  /** Bytes of it that came. */
  readonly received: () => number;
  /** True while this server does not read on by itself, such as for a device that writes slowly. */
  readonly isHeld: () => boolean;
}

/**
 * Watches how fast a body comes: its first byte within 10 s, then 1 kB/s in each 30 s. Calls `slow` once when it does not.
 * Time in which it is not read does not count against its sender. Returns how to stop.
 */
export function watchPace({ received, isHeld }: IncomingBody, slow: () => void): () => void {
  let marks: number[] = [];
  let silent = 0;
  const timer = setInterval(() => {
    const count = received();
    if (isHeld()) {
      marks = [];
      return;
    }
    if (count === 0) silent += 1;
    else marks.push(count);
    const before = marks.length > WINDOW_LOOKS ? marks.shift() : undefined;
    const isSlow = before !== undefined && count - before < WINDOW_LOOKS * BYTES_PER_LOOK;
    if (silent < FIRST_BYTE_LOOKS && !isSlow) return;
    clearInterval(timer);
    slow();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
