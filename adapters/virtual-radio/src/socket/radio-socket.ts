/** One end of a socket, as the radio sees it. */
export interface RadioSocket {
  /** What the client says: of the spectrum a number as text, about once a second, asks for the next frame. */
  send(text: string): void;
  close(): void;
}

/** The client's end. */
export interface SocketListener {
  message(text: string): void;
  /** With the close code, where the device gives one. */
  closed(code?: number): void;
}
