import type { Clock } from '@radiolink/domain';

/** Time of the demo's radio, as fast as is wanted. A new speed counts from now on; time never jumps. */
export class DemoClock implements Clock {
  readonly #wall: () => number;
  #speed: number;
  #since: number;
  #from: number;

  /** `start` is the radio's time at first, epoch milliseconds: a reloaded page goes on where the last one was. */
  constructor(speed: number, start: number | undefined = undefined, wall: () => number = Date.now) {
    this.#wall = wall;
    this.#speed = speed;
    this.#since = wall();
    this.#from = Math.max(start ?? 0, this.#since);
  }

  get speed(): number {
    return this.#speed;
  }

  /** Lives this many times as fast from now on. */
  runAt(speed: number): void {
    this.#from = this.now();
    this.#since = this.#wall();
    this.#speed = speed;
  }

  now(): number {
    return this.#from + (this.#wall() - this.#since) * this.#speed;
  }
}
