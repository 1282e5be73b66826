import { Retries } from '@radiolink/application/retry';
import { asFetchError, retryDelayMs } from '@radiolink/domain/errors';
import { defer, type MonoTypeOperatorFunction, retry, tap, throwError, timer } from 'rxjs';

/** With 1, 2, 4 and then 5 s between them, so many tries span half a minute. */
const TRIES = 8;

/**
 * Tries again when no readable answer came: the very tool that is read may fill the link, and a scan takes it down.
 * What the device refuses is final.
 */
export function overBadLink<T>(tries = TRIES): MonoTypeOperatorFunction<T> {
  return source =>
    defer(() => {
      const retries = new Retries({ pauseMs: retryDelayMs });
      const pause = (reason: unknown) =>
        asFetchError(reason)?.kind === 'network' && retries.failed() <= tries
          ? timer(retries.pauseMs)
          : throwError(() => reason);
      return source.pipe(
        tap(() => retries.succeeded()),
        retry({ delay: pause }),
      );
    });
}
