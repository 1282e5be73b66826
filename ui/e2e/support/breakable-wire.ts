import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a served radio that a test can break in the middle of an upload. */
export class BreakableWire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #bytesLeft = Number.POSITIVE_INFINITY;
  #bytesToHold = Number.POSITIVE_INFINITY;

  private constructor(port: number) {
    this.#server = createServer(client => this.#carry(client, connect(port, '127.0.0.1')));
  }

  /** Ended after the test. */
  static async to(port: number): Promise<BreakableWire> {
    const wire = new BreakableWire(port);
    await new Promise<void>(resolve => void wire.#server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      wire.#server.close();
      for (const socket of wire.#sockets) socket.destroy();
    });
    return wire;
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  }

  /** Breaks every connection once the browser has sent this many bytes, and each later one. */
  breakAfter(bytes: number): void {
    this.#bytesLeft = bytes;
  }

  /** Stops carrying once the browser has sent this many bytes, with every connection open. */
  holdAfter(bytes: number): void {
    this.#bytesToHold = bytes;
  }

  /** Carries what was held back, and the rest. */
  release(): void {
    this.#bytesToHold = Number.POSITIVE_INFINITY;
    for (const socket of this.#sockets) socket.resume();
  }

  mend(): void {
    this.#bytesLeft = Number.POSITIVE_INFINITY;
  }

  #carry(client: Socket, device: Socket): void {
    const end = (): void => {
      for (const socket of [client, device]) {
        this.#sockets.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of [client, device]) this.#sockets.add(socket.on('close', end).on('error', end));
    client.on('data', chunk => {
      this.#bytesLeft -= chunk.length;
      this.#bytesToHold -= chunk.length;
      if (this.#bytesLeft <= 0) end();
      else if (!device.write(chunk) || this.#bytesToHold <= 0) client.pause();
    });
    device.on('drain', () => this.#bytesToHold > 0 && client.resume());
    client.on('end', () => device.end());
    device.pipe(client);
  }
}
