/** Runs a callback after some time, and returns its cancellation. Tests put a clock of their own here. */
export type After = (milliseconds: number, happen: () => void) => () => void;

const afterByTimer: After = (milliseconds, happen) => {
  const timer = setTimeout(happen, milliseconds);
  return () => clearTimeout(timer);
};

export interface RetryOptions {
  /** Pause in milliseconds before the next try, by the failures in a row so far, from 1. */
  readonly pauseMs: (failures: number) => number;
  /** Failures in a row to begin with. */
  readonly failures?: number;
  readonly after?: After;
}

/** Tries of one thing: counts failures in a row, says how long to wait, and waits. At most one next try is due. */
export class Retries {
  readonly #pauseMs: (failures: number) => number;
  readonly #after: After;
  #failures: number;
  #prevent: (() => void) | undefined;

  constructor({ pauseMs, failures = 0, after = afterByTimer }: RetryOptions) {
    this.#pauseMs = pauseMs;
    this.#failures = failures;
    this.#after = after;
  }

  /** Failures in a row; 0 after a success. */
  get failures(): number {
    return this.#failures;
  }

  /** Pause before the next try, 0 after a success. */
  get pauseMs(): number {
    return this.#failures === 0 ? 0 : this.#pauseMs(this.#failures);
  }

  /** True if the next try is due. */
  get isDue(): boolean {
    return this.#prevent !== undefined;
  }

  /** A try failed. Returns how many have in a row. */
  failed(): number {
    this.#failures += 1;
    return this.#failures;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  /** Tries again after the pause, in place of any try that is due. */
  again(attempt: () => void, milliseconds = this.pauseMs): void {
    this.cancel();
    this.#prevent = this.#after(milliseconds, () => {
      this.#prevent = undefined;
      attempt();
    });
  }

  /** No further try is due. The failures stay counted. */
  cancel(): void {
    this.#prevent?.();
    this.#prevent = undefined;
  }
}

/** Retries until a response comes, with the pauses given; never rejects. */
export function untilAnswered<T>(ask: () => Promise<T>, options: RetryOptions): Promise<T> {
  const retries = new Retries(options);
  return new Promise(resolve => {
    const attempt = (): void => {
      ask().then(resolve, () => {
        retries.failed();
        retries.again(attempt);
      });
    };
    attempt();
  });
}
