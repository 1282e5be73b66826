/** What a socket tells. `closed` comes once, last, and also when it never opened. */
export interface SocketListener {
  opened(): void;
  /** One text frame. */
  message(text: string): void;
  /** @param code why, as the device or the browser tells it; undefined where nobody tells */
  closed(code?: number): void;
}

/** This end of a socket. */
export interface LiveSocket {
  send(text: string): void;
  /** Ends it; nothing is told after that. */
  close(): void;
}

/** Opens a socket to the device by its path, and the protocol spoken on it if that has a name. The seam of every mock. */
export type OpenSocket = (path: string, listener: SocketListener, protocol?: string) => LiveSocket;
