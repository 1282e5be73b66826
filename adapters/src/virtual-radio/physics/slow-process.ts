import { gaussian, type RandomSource } from '../random/index.ts';

/**
 * A quantity that wanders around zero and forgets: first-order autoregressive, Gaussian.
 * `spread` is its standard deviation, `timeConstantSeconds` how long it remembers.
 */
export class SlowProcess {
  readonly #spread: number;
  readonly #timeConstantSeconds: number;
  readonly #random: RandomSource;
  #value: number;

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
    const memory = Math.exp(-seconds / this.#timeConstantSeconds);
    const fresh = this.#spread * Math.sqrt(1 - memory * memory) * gaussian(this.#random);
    this.#value = memory * this.#value + fresh;
    return this.#value;
  }
}
