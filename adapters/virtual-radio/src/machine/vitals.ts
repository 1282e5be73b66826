import { SlowProcess } from '../physics/slow-process.ts';
import { usualShareInUse, wholePages } from './memory.ts';
import { deriveSeed, type RandomSource, seededRandom } from '../random/seeded-random.ts';
import { gaussian } from '../random/distributions.ts';

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
