import type { Clock } from '@radiolink/application/clock';
import type { StatusDrift, StatusEvent, StatusPort } from '@radiolink/application/status';
import { asFetchError, retryDelayMs } from '@radiolink/domain/errors';
import { type Observable, ReplaySubject, repeat, share, timer } from 'rxjs';
import type { ClassicClient } from '../client/index.ts';
import { asked, inBackground, type Surroundings, whileAllowed } from '../polling/index.ts';
import { onceEach } from '../wire/index.ts';
import { delayAfterAnswer } from './status/pace.ts';
import { mapStatus } from './status/status.mapper.ts';

const TIMEOUT_MS = 5000;

export interface StatusSurroundings extends Surroundings {
  readonly clock: Clock;
}

/**
 * The status by asking for it again and again: one request in flight, none while the page is hidden or heartbeats are
 * held back, slower for a slow device, backing off from one that fails. Specification §9, Timing.
 */
export class PollingStatus implements StatusPort {
  readonly #client: ClassicClient;
  readonly #clock: Clock;
  readonly #drift = new ReplaySubject<StatusDrift>();
  readonly #report = onceEach(drift => this.#drift.next(drift));
  readonly #events: Observable<StatusEvent>;
  #failures = 0;
  #delayMs = 0;

  constructor(client: ClassicClient, { visibility, heartbeat, clock }: StatusSurroundings) {
    this.#client = client;
    this.#clock = clock;
    const polls = this.#poll().pipe(repeat({ delay: () => timer(this.#delayMs) }));
    this.#events = whileAllowed(inBackground({ visibility, heartbeat }), polls).pipe(share());
  }

  watch(): Observable<StatusEvent> {
    return this.#events;
  }

  drift(): Observable<StatusDrift> {
    return this.#drift.asObservable();
  }

  /** One request; unsubscribing aborts it, so that no older answer comes after a newer one. */
  #poll(): Observable<StatusEvent> {
    return asked(signal => this.#sample(signal));
  }

  async #sample(signal: AbortSignal): Promise<StatusEvent> {
    const startedAt = this.#clock.now();
    try {
      const { data } = await this.#client.json((api, cut) => api.GET('/status.cgi', { signal: cut }), {
        signal,
        timeoutMs: TIMEOUT_MS,
      });
      const receivedAt = this.#clock.now();
      const latencyMs = receivedAt - startedAt;
      const status = mapStatus(data, this.#report);
      if (!signal.aborted) this.#answered(latencyMs);
      return { kind: 'sample', status, receivedAt, latencyMs };
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      if (!signal.aborted) this.#failed();
      const failedAt = this.#clock.now();
      const nextTryAt = failedAt + this.#delayMs;
      return { kind: 'failure', failure, failedAt, failures: this.#failures, nextTryAt };
    }
  }

  #answered(tookMs: number): void {
    this.#failures = 0;
    this.#delayMs = delayAfterAnswer(tookMs);
  }

  #failed(): void {
    this.#failures += 1;
    this.#delayMs = retryDelayMs(this.#failures);
  }
}
