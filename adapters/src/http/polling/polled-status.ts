import type { Clock } from '@radiolink/application/clock/clock.port';
import type { StatusEvent, StatusPort } from '@radiolink/application/status/status.port';
import { type DeviceStatus, STATUS_RELOAD_MS } from '@radiolink/domain/status';
import { map, type Observable, share } from 'rxjs';
import { poll, type Polled } from './poll.ts';
import { inBackground, type PollingConditions, type Ask } from './polling.ts';

export interface StatusConditions extends PollingConditions {
  readonly clock: Clock;
}

/**
 * The status by polling, shared by all who watch, and none while the page is hidden or heartbeats are held. It is slower for
 * a slow device. §9.timing.
 */
export class PolledStatus implements StatusPort {
  readonly #events: Observable<StatusEvent>;
  #everyMs: number | undefined;

  constructor(ask: Ask<DeviceStatus>, { visibility, heartbeat, clock }: StatusConditions) {
    this.#events = poll(ask, {
      every: (_, tookMs) => delayAfterAnswer(tookMs, this.#everyMs),
      while: inBackground({ visibility, heartbeat }),
      keepsCount: true,
      now: () => clock.now(),
    }).pipe(
      map(polled => statusEvent(polled, clock.now())),
      share(),
    );
  }

  watch(): Observable<StatusEvent> {
    return this.#events;
  }

  pollEvery(everyMs: number | undefined): void {
    this.#everyMs = everyMs;
  }
}

function statusEvent(polled: Polled<DeviceStatus>, at: number): StatusEvent {
  if (polled.kind === 'value') return { kind: 'sample', status: polled.value, receivedAt: at };
  const { failure, failures, pauseMs } = polled;
  return { kind: 'failure', failure, failures, failedAt: at, nextTryAt: at + pauseMs };
}

const LONGEST_REST_MS = 5000;

/**
 * Delay after a response that took `tookMs`. Polls start each second, or each `everyMs`; after a slow response the pause is at
 * least as long as the response took, up to 5 s.
 */
export function delayAfterAnswer(tookMs: number, everyMs = STATUS_RELOAD_MS): number {
  return Math.min(LONGEST_REST_MS, Math.max(everyMs - tookMs, tookMs, 0));
}
