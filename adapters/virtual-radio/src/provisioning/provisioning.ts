import type { Clock } from '@radiolink/domain';

/** Codes of the provisioning mode. §4.status-codes. */
export const ProvisioningCode = { NotRunning: 0, Starting: 1, Running: 2, Stopping: 4 } as const;

const STARTING_MS = 3000;
const STOPPING_MS = 2000;
const RUNNING_SECONDS = 900;

/** The management mode for a technician nearby: starts, runs for a quarter of an hour, stops. */
export class Provisioning {
  readonly #clock: Clock;
  #startedAt: number | undefined;
  #stoppedAt: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  start(): void {
    this.#startedAt = this.#clock.now();
    this.#stoppedAt = undefined;
  }

  stop(): void {
    if (this.code === ProvisioningCode.NotRunning) return;
    this.#startedAt = undefined;
    this.#stoppedAt = this.#clock.now();
  }

  get code(): number {
    const now = this.#clock.now();
    if (this.#stoppedAt !== undefined && now - this.#stoppedAt < STOPPING_MS)
      return ProvisioningCode.Stopping;
    if (this.#startedAt === undefined || this.secondsLeft === 0) return ProvisioningCode.NotRunning;
    return now - this.#startedAt < STARTING_MS ? ProvisioningCode.Starting : ProvisioningCode.Running;
  }

  get secondsLeft(): number {
    if (this.#startedAt === undefined) return 0;
    const endsAt = this.#startedAt + RUNNING_SECONDS * 1000;
    return Math.max(0, Math.ceil((endsAt - this.#clock.now()) / 1000));
  }
}
