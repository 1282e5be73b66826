import { SlowProcess } from '../physics/slow-process.ts';
import { deriveSeed, gaussian, type RandomSource, seededRandom } from '../random/index.ts';

const TOTAL_RAM_BYTES = 63_447_040;
const USUAL_FREE_BYTES = 16_300_000;
const PAGE_BYTES = 4096;

/** Processor and memory of the device. The processor follows the traffic. */
export class Vitals {
  readonly #random: RandomSource;
  readonly #memory: SlowProcess;
  readonly #work: SlowProcess;
  #cpuPercent = 10;
  #loadAverage = 0.2;

  constructor(seed: number) {
    this.#random = seededRandom(deriveSeed(seed, 0x33));
    this.#memory = new SlowProcess(500_000, 300, this.#random);
    this.#work = new SlowProcess(4, 20, this.#random);
  }

  get totalRamBytes(): number {
    return TOTAL_RAM_BYTES;
  }

  get freeRamBytes(): number {
    return Math.round((USUAL_FREE_BYTES + this.#memory.value) / PAGE_BYTES) * PAGE_BYTES;
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
