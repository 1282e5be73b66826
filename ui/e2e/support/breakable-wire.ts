import type { Socket } from 'node:net';
import { type Wire, wireTo } from './wire.ts';

/** A connection to a served radio that a test can break in the middle of an upload. */
export class BreakableWire {
  #wire: Wire | undefined;
  #bytesLeft = Number.POSITIVE_INFINITY;
  #bytesToHold = Number.POSITIVE_INFINITY;

  /** Ended after the test. */
  static async to(port: number): Promise<BreakableWire> {
    const wire = new BreakableWire();
    wire.#wire = await wireTo(port, (client, device, end) => wire.#carry(client, device, end));
    return wire;
  }

  get url(): string {
    return this.#wire?.url ?? '';
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
    for (const socket of this.#wire?.sockets ?? []) socket.resume();
  }

  mend(): void {
    this.#bytesLeft = Number.POSITIVE_INFINITY;
  }

  #carry(client: Socket, device: Socket, end: () => void): void {
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
