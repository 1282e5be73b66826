import type { Clock } from '@radiolink/application/clock/clock.port';
import { Retries } from '@radiolink/application/retry/retries';
import type { StatusEvent, StatusPort } from '@radiolink/application/status/status.port';
import { asFetchError, retryDelayMs } from '@radiolink/domain/errors';
import { type DeviceStatus, STATUS_RELOAD_MS } from '@radiolink/domain/status';
import { type Observable, repeat, share, timer } from 'rxjs';
import { pausable, inBackground, type PollingConditions, requested } from './polling.ts';

export interface StatusConditions extends PollingConditions {
  readonly clock: Clock;
}

/** One question for the status, of whichever interface. */
export type AskStatus = (signal: AbortSignal) => Promise<DeviceStatus>;

/**
 * The status by polling: one request in flight, and none while the page is hidden or heartbeats are held.
 * Polls are slower for a slow device and back off after failures. §9.timing.
 */
export class PolledStatus implements StatusPort {
  readonly #ask: AskStatus;
  readonly #clock: Clock;
  readonly #events: Observable<StatusEvent>;
  readonly #retries = new Retries({ pauseMs: retryDelayMs });
  #delayMs = 0;
  #everyMs: number | undefined;

  constructor(ask: AskStatus, { visibility, heartbeat, clock }: StatusConditions) {
    this.#ask = ask;
    this.#clock = clock;
    const polls = this.#poll().pipe(repeat({ delay: () => timer(this.#delayMs) }));
    this.#events = pausable(inBackground({ visibility, heartbeat }), polls).pipe(share());
  }

  watch(): Observable<StatusEvent> {
    return this.#events;
  }

  pollEvery(everyMs: number | undefined): void {
    this.#everyMs = everyMs;
  }

  /** One request; unsubscribing aborts it, so that no older answer comes after a newer one. */
  #poll(): Observable<StatusEvent> {
    return requested(signal => this.#sample(signal));
  }

  async #sample(signal: AbortSignal): Promise<StatusEvent> {
    const startedAt = this.#clock.now();
    try {
      const status = await this.#ask(signal);
      const receivedAt = this.#clock.now();
      const latencyMs = receivedAt - startedAt;
      if (!signal.aborted) this.#answered(latencyMs);
      return { kind: 'sample', status, receivedAt, latencyMs };
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      if (!signal.aborted) this.#failed();
      const failedAt = this.#clock.now();
      const nextTryAt = failedAt + this.#delayMs;
      return { kind: 'failure', failure, failedAt, failures: this.#retries.failures, nextTryAt };
    }
  }

  #answered(tookMs: number): void {
    this.#retries.succeeded();
    this.#delayMs = delayAfterAnswer(tookMs, this.#everyMs);
  }

  #failed(): void {
    this.#retries.failed();
    this.#delayMs = this.#retries.pauseMs;
  }
}

const LONGEST_REST_MS = 5000;

/**
 * Delay after a response that took `tookMs`. Polls start each second, or each `everyMs`; after a slow response the pause is at
 * least as long as the response took, up to 5 s.
 */
export function delayAfterAnswer(tookMs: number, everyMs = STATUS_RELOAD_MS): number {
  return Math.min(LONGEST_REST_MS, Math.max(everyMs - tookMs, tookMs, 0));
}
