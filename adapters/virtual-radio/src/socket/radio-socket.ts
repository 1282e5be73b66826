/** One end of a socket, as the radio sees it. */
export interface RadioSocket {
  /**
   * Messages of the client: of the spectrum a number as text, about once a second, requests the next frame.
   */
  send(text: string): void;
  close(): void;
}

/** The client's end. */
export interface SocketListener {
  message(text: string): void;
  /** With the close code, where the device gives one. */
  closed(code?: number): void;
}
