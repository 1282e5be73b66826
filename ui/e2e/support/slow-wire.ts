import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** How slow a wire is. */
export interface Slowness {
  /** From a request to its answer. */
  readonly latencyMs: number;
  readonly bitsPerSecond: number;
}

const MS_PER_SECOND = 1000;
const BITS = 8;

/** A connection to a served radio that becomes slow when a test says so. */
export class SlowWire {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #slowness: Slowness | undefined;
  /** When the last bit of what is under way arrives; all connections share the wire. */
  #busyUntil = 0;

  private constructor(port: number) {
    this.#server = createServer(client => this.#carry(client, connect(port, '127.0.0.1')));
  }

  /** Ended after the test. */
  static async to(port: number): Promise<SlowWire> {
    const wire = new SlowWire(port);
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

  /** From now on; undefined is as fast as the machine. */
  become(slowness: Slowness | undefined): void {
    this.#slowness = slowness;
  }

  #carry(client: Socket, device: Socket): void {
    const end = (): void => {
      for (const socket of [client, device]) {
        this.#sockets.delete(socket);
        socket.destroy();
      }
    };
    for (const socket of [client, device]) this.#sockets.add(socket.on('close', end).on('error', end));
    client.pipe(device);
    device.on('data', chunk => {
      setTimeout(() => client.write(chunk), this.#delayOf(chunk.length));
    });
  }

  #delayOf(bytes: number): number {
    if (this.#slowness === undefined) return 0;
    const { latencyMs, bitsPerSecond } = this.#slowness;
    const now = Date.now();
    this.#busyUntil = Math.max(now, this.#busyUntil) + (bytes * BITS * MS_PER_SECOND) / bitsPerSecond;
    return latencyMs + this.#busyUntil - now;
  }
}
