import type { Time } from '../wire/back-end.ts';

const STEP_MS = 250;

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** Time that passes as fast as what waits for it can be told. */
export class VirtualTime implements Time {
  #now = Date.UTC(2026, 5, 1, 12);
  #due: Due[] = [];

  now = (): number => this.#now;

  /** Drives what a radio sends unasked. */
  after = (milliseconds: number, happen: () => void): (() => void) => {
    const due = { at: this.#now + milliseconds, happen };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter(other => other !== due);
    };
  };

  wait = async (milliseconds: number, signal?: AbortSignal): Promise<void> => {
    const end = this.#now + milliseconds;
    while (this.#now < end) {
      await new Promise(resolve => setImmediate(resolve));
      if (signal?.aborted) return;
      this.#now = this.#due.length === 0 ? end : Math.min(end, this.#now + STEP_MS);
      const due = this.#due.filter(({ at }) => at <= this.#now);
      this.#due = this.#due.filter(({ at }) => at > this.#now);
      for (const { happen } of due) happen();
    }
  };
}
