import { SlowProcess } from '../physics/slow-process.ts';
import { deriveSeed, gaussian, type RandomSource, seededRandom } from '../random/seeded-random.ts';

const PAGE_BYTES = 4096;
/** Captured radios have 59 to 79 % of their memory in use. */
const LEAST_IN_USE = 0.55;
const MOST_IN_USE = 0.8;
/** How far the memory of a peer moves from report to report, as a share of all. */
const PEER_SPREAD = 0.015;

/** Share of its memory that a device usually has in use, 0 to 1. */
export function usualShareInUse(seed: number): number {
  return LEAST_IN_USE + (MOST_IN_USE - LEAST_IN_USE) * share(seed, 0x72);
}

/** Free memory is counted in pages. */
function wholePages(bytes: number): number {
  return Math.round(bytes / PAGE_BYTES) * PAGE_BYTES;
}

/** What a peer has free as it reports at one second, bytes. */
export function peerFreeRamBytes(seed: number, ramBytes: number, second: number): number {
  const moved = PEER_SPREAD * (share(seed, Math.floor(second / 5)) - 0.5);
  return wholePages(ramBytes * (1 - usualShareInUse(seed) + moved));
}

function share(...parts: readonly number[]): number {
  return (deriveSeed(...parts) % 1000) / 1000;
}

/** How far the memory in use moves around what is usual, as a share of all. */
const MEMORY_SPREAD = 0.008;

/** Processor and memory of the device. The processor follows the traffic. */
export class Vitals {
  readonly totalRamBytes: number;
  readonly #usualFreeBytes: number;
  readonly #random: RandomSource;
  readonly #memory: SlowProcess;
  readonly #work: SlowProcess;
  #cpuPercent = 10;
  #loadAverage = 0.2;

  constructor(seed: number, ramBytes: number) {
    this.totalRamBytes = ramBytes;
    this.#usualFreeBytes = ramBytes * (1 - usualShareInUse(seed));
    this.#random = seededRandom(deriveSeed(seed, 0x33));
    this.#memory = new SlowProcess(MEMORY_SPREAD * ramBytes, 300, this.#random);
    this.#work = new SlowProcess(4, 20, this.#random);
  }

  get freeRamBytes(): number {
    return wholePages(this.#usualFreeBytes + this.#memory.value);
  }

  /** Percent, six decimals. */
  get cpuPercent(): number {
    return Math.round(this.#cpuPercent * 1e6) / 1e6;
  }

  get loadAverage(): number {
    return Math.round(this.#loadAverage * 1e6) / 1e6;
  }

  step(seconds: number, airtimePerMille: number): void {
    this.#memory.step(seconds);
    const wanted = 8 + airtimePerMille / 18 + this.#work.step(seconds) + gaussian(this.#random);
    this.#cpuPercent = Math.min(100, Math.max(1, wanted));
    const memory = Math.exp(-seconds / 60);
    this.#loadAverage = memory * this.#loadAverage + ((1 - memory) * this.#cpuPercent) / 60;
  }
}
