import { gaussian, type RandomSource } from '../random/seeded-random.ts';

/**
 * A quantity that varies around zero with limited memory: first-order autoregressive, Gaussian. `spread` is
 * its standard deviation, `timeConstantSeconds` its time constant.
 */
export class SlowProcess {
  readonly #spread: number;
  readonly #timeConstantSeconds: number;
  readonly #random: RandomSource;
  #value: number;
  /** Length of the step that `memory` and `fresh` hold for: nearly always the same. */
  #stepSeconds = 0;
  #memory = 1;
  #fresh = 0;

  constructor(spread: number, timeConstantSeconds: number, random: RandomSource) {
    this.#spread = spread;
    this.#timeConstantSeconds = timeConstantSeconds;
    this.#random = random;
    this.#value = spread * gaussian(random);
  }

  get value(): number {
    return this.#value;
  }

  step(seconds: number): number {
    if (seconds !== this.#stepSeconds) {
      this.#stepSeconds = seconds;
      this.#memory = Math.exp(-seconds / this.#timeConstantSeconds);
      this.#fresh = this.#spread * Math.sqrt(1 - this.#memory * this.#memory);
    }
    this.#value = this.#memory * this.#value + this.#fresh * gaussian(this.#random);
    return this.#value;
  }
}
