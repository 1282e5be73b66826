import type { Clock } from '@radiolink/domain';

/** A scan takes the radio off its channel for this long. */
export const SCAN_SECONDS = 12;

/** The site survey: idle until it was started once, then scanning, then completed. */
export class Survey {
  readonly #clock: Clock;
  #startedAt: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  start(): void {
    this.#startedAt = this.#clock.now();
  }

  /** Clears the scan. */
  clear(): void {
    this.#startedAt = undefined;
  }

  get state(): 'idle' | 'scanning' | 'completed' {
    if (this.#startedAt === undefined) return 'idle';
    return this.#clock.now() - this.#startedAt < SCAN_SECONDS * 1000 ? 'scanning' : 'completed';
  }
}
