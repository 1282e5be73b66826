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

/** The sockets that are open, to be closed with the radio. One leaves when either end closes it. */
export class OpenSockets {
  readonly #open = new Set<RadioSocket>();

  get count(): number {
    return this.#open.size;
  }

  /**
   * Keeps the socket that `open` returns for the given listener. `open` must not report a close before it
   * returns.
   */
  add(
    listener: SocketListener,
    open: (listener: SocketListener) => RadioSocket | undefined,
  ): RadioSocket | undefined {
    const socket = open({
      message: text => listener.message(text),
      closed: code => {
        if (socket) this.#open.delete(socket);
        listener.closed(code);
      },
    });
    if (socket) this.#open.add(socket);
    return socket;
  }

  closeAll(): void {
    for (const socket of this.#open) socket.close();
  }
}
