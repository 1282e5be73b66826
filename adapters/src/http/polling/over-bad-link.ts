import { Retries } from '@radiolink/application/retry/retries';
import { asFetchError, retryDelayMs } from '@radiolink/domain/errors';
import { defer, type MonoTypeOperatorFunction, retry, tap, throwError, timer } from 'rxjs';

/** With 1, 2, 4 and then 5 s between them, so many tries span half a minute. */
const TRIES = 8;

/**
 * Retries without a readable response: the tool being read may saturate the link, and a scan takes it down. A
 * refusal of the device is final.
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
