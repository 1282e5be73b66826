/** What a socket tells. `closed` comes once, last, and also when it never opened. */
export interface SocketListener {
  opened(): void;
  /** One text frame. */
  message(text: string): void;
  closed(): void;
}

/** This end of a socket. */
export interface LiveSocket {
  send(text: string): void;
  /** Ends it; nothing is told after that. */
  close(): void;
}

/** Opens a socket to the device by its path. The seam of every mock. */
export type OpenSocket = (path: string, listener: SocketListener) => LiveSocket;
