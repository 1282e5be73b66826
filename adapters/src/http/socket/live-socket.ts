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
