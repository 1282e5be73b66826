import { dematerialize, distinctUntilChanged, materialize, NEVER, type Observable, switchMap } from 'rxjs';

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
