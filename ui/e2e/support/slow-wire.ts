import { wireTo } from './wire.ts';

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
  readonly url: string;
  readonly #delay: Delay;

  private constructor(url: string, delay: Delay) {
    this.url = url;
    this.#delay = delay;
  }

  /** Ended after the test. */
  static async to(port: number): Promise<SlowWire> {
    const delay = new Delay();
    const { url } = await wireTo(port, (client, device) => {
      client.pipe(device);
      device.on('data', chunk => {
        setTimeout(() => client.write(chunk), delay.of(chunk.length));
      });
    });
    return new SlowWire(url, delay);
  }

  /** From now on; undefined is as fast as the machine. */
  become(slowness: Slowness | undefined): void {
    this.#delay.slowness = slowness;
  }
}

class Delay {
  slowness: Slowness | undefined;
  /** When the last bit of what is under way arrives; all connections share the wire. */
  #busyUntil = 0;

  /** Until so many bytes, sent now, arrive; ms. */
  of(bytes: number): number {
    if (this.slowness === undefined) return 0;
    const { latencyMs, bitsPerSecond } = this.slowness;
    const now = Date.now();
    this.#busyUntil = Math.max(now, this.#busyUntil) + (bytes * BITS * MS_PER_SECOND) / bitsPerSecond;
    return latencyMs + this.#busyUntil - now;
  }
}
