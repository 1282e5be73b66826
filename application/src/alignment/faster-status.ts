import { asFetchError } from '@radiolink/domain/errors';
import { catchError, concat, defer, EMPTY, map, type Observable, of, repeat, switchMap, timer } from 'rxjs';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { AlignmentPort } from './alignment.port.ts';

/** The device refreshes its status faster for this long after each request, s. reading 34. */
export const FASTER_SECONDS = 60;
const RENEW_MS = 45_000;
/** After a request that was lost on its way: the link may be down for a moment only. */
const RETRY_MS = 5000;

/**
 * Keeps the status of the device fast for as long as it is subscribed to and the page is visible; tells whether it is.
 * It completes where the device has no such call or rejects it.
 */
export function fasterStatus(alignment: AlignmentPort, { visible }: VisibilityPort): Observable<boolean> {
  return visible.pipe(switchMap(isVisible => (isVisible ? renewed(alignment) : EMPTY)));
}

function renewed(alignment: AlignmentPort): Observable<boolean> {
  return defer(() => alignment.start(FASTER_SECONDS)).pipe(
    map(() => true),
    repeat({ delay: () => timer(RENEW_MS) }),
    catchError((reason: unknown) =>
      asFetchError(reason)?.kind === 'network'
        ? concat(of(false), timer(RETRY_MS).pipe(switchMap(() => renewed(alignment))))
        : of(false),
    ),
  );
}
