import { asFetchError, retryDelayMs } from '@radiolink/domain/errors';
import { type MonoTypeOperatorFunction, retry, throwError, timer } from 'rxjs';

/** With 1, 2, 4 and then 5 s between them, so many tries span half a minute. */
const TRIES = 8;

/**
 * Tries again when no readable answer came: the very tool that is read may fill the link, and a scan takes it down.
 * What the device refuses is final.
 */
export function overBadLink<T>(tries = TRIES): MonoTypeOperatorFunction<T> {
  return retry({
    count: tries,
    resetOnSuccess: true,
    delay: (reason: unknown, attempt) =>
      asFetchError(reason)?.kind === 'network' ? timer(retryDelayMs(attempt)) : throwError(() => reason),
  });
}
