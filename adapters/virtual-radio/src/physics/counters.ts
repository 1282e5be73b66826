/** Devices count packets and milliseconds in 32 bits. */
const WRAP_32 = 2 ** 32;

/** A 32-bit counter of the device, after wrapping. */
export function wrap32(count: number): number {
  return count % WRAP_32;
}

/**
 * Bytes and packets of one direction since the counter was last cleared. While the antenna is being aligned, a step is a
 * part of a second and carries a part of a byte: it counts once it is whole.
 */
export class TrafficCounter {
  #bytes: number;
  #packets: number;

  constructor(bytes = 0, packets = 0) {
    this.#bytes = bytes;
    this.#packets = packets;
  }

  get bytes(): number {
    return Math.floor(this.#bytes);
  }

  get packets(): number {
    return wrap32(Math.floor(this.#packets));
  }

  add(bytes: number, packets: number): void {
    this.#bytes += bytes;
    this.#packets += packets;
  }
}

/** Frames sent per rate index; each of the ten counts in 32 bits. */
export class RateCounters {
  readonly #frames: number[];

  constructor(frames: readonly number[] = Array.from({ length: 10 }, () => 0)) {
    this.#frames = [...frames];
  }

  get values(): readonly number[] {
    return this.#frames.map(frames => wrap32(Math.floor(frames)));
  }

  /** Books frames sent at one index; a few go out one index slower, as rate control probes. */
  add(index: number, frames: number): void {
    const probes = index > 0 ? Math.floor(frames / 50) : 0;
    this.#frames[index] = (this.#frames[index] ?? 0) + frames - probes;
    if (probes > 0) this.#frames[index - 1] = (this.#frames[index - 1] ?? 0) + probes;
  }
}
