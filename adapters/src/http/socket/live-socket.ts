/** Events of a socket. `closed` is emitted once, last, and also when it never opened. */
export interface SocketListener {
  opened(): void;
  /** One text frame. */
  message(text: string): void;
  /** @param code close code of the device or the browser; undefined if not reported */
  closed(code?: number): void;
}

/** This end of a socket. */
export interface LiveSocket {
  send(text: string): void;
  /** Ends it; no event is emitted after that. */
  close(): void;
}

/** Opens a socket to the device by its path, and the protocol spoken on it if that has a name. The seam of every mock. */
export type OpenSocket = (path: string, listener: SocketListener, protocol?: string) => LiveSocket;

/** A frame of the spectrum has 130 kB; what is longer will never be one. */
const LONGEST = 1_048_576;

/**
 * Joins text frames until they parse as one JSON object. Text that grows beyond 1 MiB without parsing is dropped, and
 * the next object is waited for.
 */
export class JsonPieces {
  #joined = '';

  /** Takes one frame; gives the object that it completes. */
  take(piece: string): unknown {
    if (this.#joined === '' && !piece.trimStart().startsWith('{')) return undefined;
    this.#joined += piece;
    if (this.#joined.length > LONGEST) this.#joined = '';
    // Parsing is tried only where an object can end: each try costs as much as all pieces before it.
    if (!this.#joined.trimEnd().endsWith('}')) return undefined;
    try {
      const value: unknown = JSON.parse(this.#joined);
      this.#joined = '';
      return value;
    } catch {
      return undefined;
    }
  }
}
