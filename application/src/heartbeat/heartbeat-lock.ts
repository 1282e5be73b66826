import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/**
 * Holds back all automatic requests to the device. Each disable increments a counter, each enable decrements
 * it; heartbeats run only at zero. §4.heartbeats.
 */
export class HeartbeatLock {
  readonly #held = new BehaviorSubject(0);

  /** Heartbeat state: the present one immediately, then each change. */
  readonly running: Observable<boolean> = this.#held.pipe(
    map(held => held === 0),
    distinctUntilChanged(),
  );

  disable(): void {
    this.#held.next(this.#held.value + 1);
  }

  /** One enable too many changes nothing. */
  enable(): void {
    if (this.#held.value > 0) this.#held.next(this.#held.value - 1);
  }

  /** Disables until the returned function is called; calling it twice releases once. */
  hold(): () => void {
    this.disable();
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.enable();
    };
  }

  /** Disables while a job runs, whatever becomes of it. */
  async during<T>(job: () => Promise<T>): Promise<T> {
    const release = this.hold();
    try {
      return await job();
    } finally {
      release();
    }
  }
}
