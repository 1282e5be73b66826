/** Blinking LEDs that identify one of many radios. Times in milliseconds since the epoch. */
export class Locate {
  #until = 0;

  /** Blinks for some seconds; 0 until it is stopped. */
  start(now: number, seconds: number): void {
    this.#until = seconds === 0 ? Number.POSITIVE_INFINITY : now + seconds * 1000;
  }

  stop(): void {
    this.#until = 0;
  }

  isOn(now: number): boolean {
    return now < this.#until;
  }

  /** Seconds left; 0 when it is off or has no end. */
  secondsLeft(now: number): number {
    return this.isOn(now) && Number.isFinite(this.#until) ? Math.ceil((this.#until - now) / 1000) : 0;
  }
}
