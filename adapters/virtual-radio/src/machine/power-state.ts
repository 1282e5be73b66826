/** Times of a power state, ms since the epoch. */
export interface PowerTimes {
  readonly bootedAt: number;
  readonly poweredAt: number;
  readonly silentUntil: number;
}

/** Since when the device runs, and until when it does not answer. Milliseconds since the epoch. */
export class PowerState {
  #bootedAt: number;
  #poweredAt: number;
  #silentUntil = 0;
  #upAt = 0;

  constructor(now: number, uptimeSeconds: number, powerTimeSeconds: number) {
    this.#bootedAt = now - uptimeSeconds * 1000;
    this.#poweredAt = now - powerTimeSeconds * 1000;
  }

  get bootedAt(): number {
    return this.#bootedAt;
  }

  get poweredAt(): number {
    return this.#poweredAt;
  }

  /** Until when it does not answer; in the past, or 0, when it does. */
  get silentUntil(): number {
    return this.#silentUntil;
  }

  /** Restores the times of boot, power-on and unreachability. */
  load({ bootedAt, poweredAt, silentUntil }: PowerTimes): void {
    this.#bootedAt = bootedAt;
    this.#poweredAt = poweredAt;
    this.#silentUntil = silentUntil;
  }

  /** Seconds since it answers again after its last restart; infinity when it was not seen to restart. */
  secondsSinceUp(now: number): number {
    return this.#upAt === 0 ? Number.POSITIVE_INFINITY : (now - this.#upAt) / 1000;
  }

  isSilent(now: number): boolean {
    return now < this.#silentUntil;
  }

  /** Seconds until it answers again. */
  silentSeconds(now: number): number {
    return Math.max(0, (this.#silentUntil - now) / 1000);
  }

  uptimeSeconds(now: number): number {
    return Math.max(0, Math.floor((now - this.#bootedAt) / 1000));
  }

  powerTimeSeconds(now: number): number {
    return Math.max(0, Math.floor((now - this.#poweredAt) / 1000));
  }

  /** Reboots: unreachable for a while, uptime reset. A power loss also resets the power-on time. */
  restart(now: number, bootSeconds: number, powerLost = false): void {
    this.#bootedAt = now;
    if (powerLost) this.#poweredAt = now;
    this.#upAt = now + bootSeconds * 1000;
    this.silence(now, bootSeconds);
  }

  silence(now: number, seconds: number): void {
    this.#silentUntil = Math.max(this.#silentUntil, now + seconds * 1000);
  }
}
