import type { Watched } from '@radiolink/application/watching';
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
import { type Ask, asked } from './asked.ts';
import { whileAllowed } from './while-allowed.ts';

export interface Watching {
  /** Pause between an answer and the next question. */
  readonly everyMs: number;
  readonly allowed: Observable<boolean>;
  /** Asks at once when it emits. */
  readonly refresh?: Observable<unknown>;
}

/**
 * Asks again and again: one question at a time, backing off from a device that fails. Asks once for all who watch; who
 * comes later gets the newest answer at once.
 */
export function watched<T>(
  ask: Ask<T>,
  { everyMs, allowed, refresh = NEVER }: Watching,
): Observable<Watched<T>> {
  const asking = defer(() => {
    let failures = 0;
    const answered = (value: T): Watched<T> => {
      failures = 0;
      return { kind: 'value', value };
    };
    const failed = (reason: unknown): Observable<Watched<T>> => {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      failures += 1;
      return of({ kind: 'failure', failure, failures });
    };
    const pauseMs = () => (failures === 0 ? everyMs : Math.max(everyMs, retryDelayMs(failures)));
    return asked(ask).pipe(
      map(answered),
      catchError(failed),
      repeat({ delay: () => merge(timer(pauseMs()), refresh).pipe(take(1)) }),
    );
  });
  return whileAllowed(allowed, asking).pipe(share({ connector: () => new ReplaySubject(1) }));
}
