import { AtpcStatus } from '@radiolink/domain/link';

/** Limits and wish of one transmitter, dBm. */
export interface PowerControlOptions {
  readonly enabled: boolean;
  readonly minDbm: number;
  readonly maxDbm: number;
  /** Wanted signal at the remote end. */
  readonly targetDbm: number;
}

const CLOSE_ENOUGH_DB = 2;
/** A report older than this is no report, seconds. */
const REPORT_LIMIT_SECONDS = 30;

/** Automatic transmit power: one dB a second towards the target, and a word for how that goes. */
export class PowerControl {
  #habit: PowerControlOptions;
  #powerDbm: number;
  #status: number;

  constructor(habit: PowerControlOptions, startDbm: number) {
    this.#habit = habit;
    this.#powerDbm = habit.enabled ? startDbm : habit.maxDbm;
    this.#status = habit.enabled ? AtpcStatus.Auto : AtpcStatus.Disabled;
  }

  get powerDbm(): number {
    return this.#powerDbm;
  }

  get status(): number {
    return this.#status;
  }

  retune(habit: PowerControlOptions): void {
    this.#habit = habit;
    this.#powerDbm = habit.enabled ? clamp(this.#powerDbm, habit) : habit.maxDbm;
    if (!habit.enabled) this.#status = AtpcStatus.Disabled;
  }

  step(seconds: number, remoteSignalDbm: number, reportAgeSeconds: number): void {
    if (!this.#habit.enabled) return;
    if (reportAgeSeconds > REPORT_LIMIT_SECONDS) {
      this.#status = AtpcStatus.AutoFailed;
      return;
    }
    const missing = this.#habit.targetDbm - remoteSignalDbm;
    if (Math.abs(missing) <= CLOSE_ENOUGH_DB) {
      this.#status = AtpcStatus.Auto;
      return;
    }
    const moved = clamp(
      this.#powerDbm + Math.sign(missing) * Math.min(seconds, Math.abs(missing)),
      this.#habit,
    );
    this.#status = moved === this.#powerDbm ? AtpcStatus.AutoLimitsReached : AtpcStatus.Adjusting;
    this.#powerDbm = moved;
  }
}

function clamp(powerDbm: number, { minDbm, maxDbm }: PowerControlOptions): number {
  return Math.round(Math.min(maxDbm, Math.max(minDbm, powerDbm)));
}
