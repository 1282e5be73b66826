/** The time an access point listens for radar before it transmits. Milliseconds since the epoch. */
export class RadarListening {
  #until = 0;

  /** Restarts the CAC; 0 seconds ends any CAC. */
  start(now: number, seconds: number): void {
    this.#until = now + seconds * 1000;
  }

  /** Seconds still to listen, whole; 0 when the channel is free to use. */
  secondsLeft(now: number): number {
    return Math.max(0, Math.ceil((this.#until - now) / 1000));
  }
}
