import type { Watched } from '@radiolink/application/watching/watched';
import { retryDelayMs } from '@radiolink/domain/errors';
import { map, type Observable, ReplaySubject, share } from 'rxjs';
import { poll } from './poll.ts';
import type { Ask } from './polling.ts';

export interface Watching<T> {
  /** Pause between an answer and the next question. */
  readonly everyMs: number;
  readonly allowed: Observable<boolean>;
  /** Polls immediately when it emits. */
  readonly refresh?: Observable<unknown>;
  /**
   * True if a response is followed by another request; if omitted: always. After a failure polling continues
   * in any case.
   */
  readonly goesOn?: (answer: T) => boolean;
}

/** A poll that all subscribers share; a late subscriber gets the newest response immediately. */
export function watched<T>(
  ask: Ask<T>,
  { everyMs, allowed, refresh, goesOn = () => true }: Watching<T>,
): Observable<Watched<T>> {
  return poll(ask, {
    every: answer => (goesOn(answer) ? everyMs : undefined),
    while: allowed,
    backoff: failures => Math.max(everyMs, retryDelayMs(failures)),
    ...(refresh && { refresh }),
  }).pipe(
    map(
      (polled): Watched<T> =>
        polled.kind === 'value'
          ? { kind: 'value', value: polled.value }
          : { kind: 'failure', failure: polled.failure, failures: polled.failures },
    ),
    share({ connector: () => new ReplaySubject(1) }),
  );
}
