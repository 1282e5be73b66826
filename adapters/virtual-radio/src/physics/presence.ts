import { between, exponential, type RandomSource } from '../random/seeded-random.ts';

/** Disconnect reason of a station, as `reason_code` and `last_disc` report it (IEEE 802.11 reason codes). */
export const LeaveReason = { Unknown: 0, Inactive: 4, Left: 8, Kicked: 2 } as const;

/** Seconds until a station reconnects automatically, least and most. */
const ABSENCE_SECONDS = {
  [LeaveReason.Unknown]: [3, 10],
  [LeaveReason.Inactive]: [20, 90],
  [LeaveReason.Left]: [15, 60],
  [LeaveReason.Kicked]: [6, 14],
} as const;

export type LeaveReason = (typeof LeaveReason)[keyof typeof LeaveReason];

/** Presence of a station: the time it connected, or the duration and reason of its absence. */
export class Presence {
  readonly #random: RandomSource;
  readonly #meanSecondsUp: number;
  #secondsUp: number;
  #secondsToLoss: number;
  #secondsAway = 0;
  #secondsToReturn = 0;
  #lastReason: LeaveReason = LeaveReason.Unknown;

  /** `meanSecondsUp` of infinity never loses the link without a cause. */
  constructor(random: RandomSource, meanSecondsUp: number, secondsUp: number) {
    this.#random = random;
    this.#meanSecondsUp = meanSecondsUp;
    this.#secondsUp = secondsUp;
    this.#secondsToLoss = exponential(random, meanSecondsUp);
  }

  get connected(): boolean {
    return this.#secondsToReturn <= 0;
  }

  /** Seconds since it associated; 0 while away. */
  get secondsUp(): number {
    return this.connected ? Math.floor(this.#secondsUp) : 0;
  }

  get secondsAway(): number {
    return this.connected ? 0 : Math.floor(this.#secondsAway);
  }

  get secondsToReturn(): number {
    return Math.max(0, this.#secondsToReturn);
  }

  get lastReason(): number {
    return this.#lastReason;
  }

  leave(reason: LeaveReason, notBeforeSeconds = 0): void {
    const [least, most] = ABSENCE_SECONDS[reason];
    this.#lastReason = reason;
    this.#secondsAway = 0;
    this.#secondsUp = 0;
    this.#secondsToReturn = notBeforeSeconds + Math.ceil(between(this.#random, least, most));
  }

  /** Moves on; a peer that is away comes back only while it can find the radio. */
  step(seconds: number, matched: boolean): void {
    if (!this.connected) {
      this.#secondsAway += seconds;
      if (!matched) return;
      this.#secondsToReturn -= seconds;
      if (this.connected) this.#secondsToLoss = exponential(this.#random, this.#meanSecondsUp);
      return;
    }
    this.#secondsUp += seconds;
    this.#secondsToLoss -= seconds;
    if (this.#secondsToLoss <= 0) this.leave(this.#random() < 0.5 ? LeaveReason.Inactive : LeaveReason.Left);
  }
}
