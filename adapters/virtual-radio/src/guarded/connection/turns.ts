/**
 * Work that waits, one piece in each turn of the event loop: between two of them, other connections are read. Who is
 * waiting already is not entered again.
 */
export class Turns {
  readonly #waiting = new Set<() => void>();
  #isScheduled = false;

  wait(work: () => void): void {
    this.#waiting.add(work);
    this.#schedule();
  }

  leave(work: () => void): void {
    this.#waiting.delete(work);
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const [first] = this.#waiting;
      if (first === undefined) return;
      this.#waiting.delete(first);
      first();
      this.#schedule();
    });
  }
}
