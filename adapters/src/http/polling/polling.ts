import type { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import type { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import {
  combineLatest,
  distinctUntilChanged,
  map,
  type Observable,
  defer,
  finalize,
  from,
  dematerialize,
  materialize,
  NEVER,
  switchMap,
} from 'rxjs';

/** State that decides whether this program may poll the device. */
export interface PollingConditions {
  readonly visibility: VisibilityPort;
  readonly heartbeat: HeartbeatLock;
}

/** Background requests run while the page is seen and no heartbeat lock is held. §4.heartbeats. */
export function inBackground({ visibility, heartbeat }: PollingConditions): Observable<boolean> {
  return combineLatest([visibility.visible, heartbeat.running]).pipe(
    map(([visible, running]) => visible && running),
    distinctUntilChanged(),
  );
}

/** A ping, a traceroute, a site survey or a speed test that was started here goes on while the page is hidden. readings 16, 36. */
export function unlessHeld({ heartbeat }: Pick<PollingConditions, 'heartbeat'>): Observable<boolean> {
  return heartbeat.running;
}

/** One request to the device. Its signal is aborted when there is no subscriber left. */
export type Ask<T> = (signal: AbortSignal) => Promise<T>;

/** One question when subscribed to; unsubscribing cuts it. */
export function requested<T>(ask: Ask<T>): Observable<T> {
  return defer(() => {
    const abort = new AbortController();
    return from(ask(abort.signal)).pipe(finalize(() => abort.abort()));
  });
}

/**
 * A stream that is subscribed to only while it may run, again each time; it completes and fails with the
 * source.
 */
export function pausable<T>(allowed: Observable<boolean>, source: Observable<T>): Observable<T> {
  return allowed.pipe(
    distinctUntilChanged(),
    switchMap(runs => (runs ? source.pipe(materialize()) : NEVER)),
    dematerialize(),
  );
}
