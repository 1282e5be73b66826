import { Retries } from '@radiolink/application/retry/retries';
import type { Watched } from '@radiolink/application/watching/watched';
import { asFetchError, retryDelayMs } from '@radiolink/domain/errors';
import {
  catchError,
  defer,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  ReplaySubject,
  repeat,
  share,
  take,
  timer,
} from 'rxjs';
import { type Ask, requested, pausable } from './polling.ts';

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

/**
 * Polls: one request at a time, with backoff while the device fails. All subscribers share the requests; a
 * late subscriber gets the newest response immediately.
 */
export function watched<T>(
  ask: Ask<T>,
  { everyMs, allowed, refresh = NEVER, goesOn = () => true }: Watching<T>,
): Observable<Watched<T>> {
  const asking = defer(() => {
    const retries = new Retries({ pauseMs: failures => Math.max(everyMs, retryDelayMs(failures)) });
    let more = true;
    const answered = (value: T): Watched<T> => {
      retries.succeeded();
      more = goesOn(value);
      return { kind: 'value', value };
    };
    const failed = (reason: unknown): Observable<Watched<T>> => {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      more = true;
      return of({ kind: 'failure', failure, failures: retries.failed() });
    };
    const pause = () => (more ? timer(retries.failures === 0 ? everyMs : retries.pauseMs) : NEVER);
    return requested(ask).pipe(
      map(answered),
      catchError(failed),
      repeat({ delay: () => merge(pause(), refresh).pipe(take(1)) }),
    );
  });
  return pausable(allowed, asking).pipe(share({ connector: () => new ReplaySubject(1) }));
}
