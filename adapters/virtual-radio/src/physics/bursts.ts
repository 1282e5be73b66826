import { between, exponential } from '../random/distributions.ts';
import type { RandomSource } from '../random/seeded-random.ts';

export interface BurstOptions {
  readonly meanPauseSeconds: number;
  readonly meanLengthSeconds: number;
  /** Level during a burst, drawn for each burst. */
  readonly lowest: number;
  readonly highest: number;
}

/** Something that comes, lasts and goes: interference, a download. */
export class Bursts {
  readonly #habit: BurstOptions;
  readonly #random: RandomSource;
  #level: number | undefined;
  #secondsLeft: number;

  constructor(habit: BurstOptions, random: RandomSource) {
    this.#habit = habit;
    this.#random = random;
    this.#secondsLeft = exponential(random, habit.meanPauseSeconds);
  }

  /** Undefined between bursts. */
  get level(): number | undefined {
    return this.#level;
  }

  step(seconds: number): number | undefined {
    this.#secondsLeft -= seconds;
    if (this.#secondsLeft > 0) return this.#level;
    const begins = this.#level === undefined;
    this.#level = begins ? between(this.#random, this.#habit.lowest, this.#habit.highest) : undefined;
    const mean = begins ? this.#habit.meanLengthSeconds : this.#habit.meanPauseSeconds;
    this.#secondsLeft = Math.max(1, exponential(this.#random, mean));
    return this.#level;
  }
}
