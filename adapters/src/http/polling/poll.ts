import { Retries } from '@radiolink/application/retry/retries';
import { asFetchError, type FetchError, RequestFailure, retryDelayMs } from '@radiolink/domain/errors';
import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  type OperatorFunction,
  repeat,
  take,
  timer,
} from 'rxjs';
import { pausable, type Ask, requested } from './polling.ts';

interface PollOptions<T> {
  /** Pause from an answer to the next question, ms; undefined: nothing is asked until `refresh` wants it. */
  readonly every: number | ((answer: T, tookMs: number) => number | undefined);
  /** Asks only while it is true, and at once when it becomes so; always if left out. */
  readonly while?: Observable<boolean>;
  /** Pause after so many failures in a row, ms. */
  readonly backoff?: (failures: number) => number;
  /** Counts failures on over a break, as a connection does that is shown; else each run begins anew. */
  readonly keepsCount?: boolean;
  /** Asks immediately when it emits. */
  readonly refresh?: Observable<unknown>;
  readonly now?: () => number;
}

/** What one question brought. */
export type Polled<T> =
  | { readonly kind: 'value'; readonly value: T }
  | {
      readonly kind: 'failure';
      readonly failure: FetchError;
      /** Failures in a row, this one included. */
      readonly failures: number;
      /** Pause until the next question, ms. */
      readonly pauseMs: number;
    };

/**
 * The poller: one request at a time, slower while the device fails. A failure is an event, so that it goes on after one; a
 * mistake of this program ends it. Unsubscribing aborts the request under way.
 */
export function poll<T>(
  ask: Ask<T>,
  {
    every,
    while: allowed,
    backoff = retryDelayMs,
    keepsCount = false,
    refresh = NEVER,
    now = () => Date.now(),
  }: PollOptions<T>,
): Observable<Polled<T>> {
  const kept = keepsCount ? new Retries({ pauseMs: backoff }) : undefined;
  const questions = defer(() => {
    const retries = kept ?? new Retries({ pauseMs: backoff });
    let pauseMs: number | undefined;
    const answered = (value: T, tookMs: number): Polled<T> => {
      retries.succeeded();
      pauseMs = typeof every === 'number' ? every : every(value, tookMs);
      return { kind: 'value', value };
    };
    const failed = (reason: unknown): Observable<Polled<T>> => {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      const failures = retries.failed();
      pauseMs = retries.pauseMs;
      return of({ kind: 'failure', failure, failures, pauseMs: retries.pauseMs });
    };
    const question = defer(() => {
      const askedAt = now();
      return requested(ask).pipe(map(value => answered(value, now() - askedAt)));
    });
    const pause = () => (pauseMs === undefined ? NEVER : timer(pauseMs));
    return question.pipe(catchError(failed), repeat({ delay: () => merge(pause(), refresh).pipe(take(1)) }));
  });
  return allowed === undefined ? questions : pausable(allowed, questions);
}

/** With 1 s and then 1.5 s between them, so many tries span a dozen seconds besides their time-outs. */
const TRIES = 8;

/**
 * The answers of a poll over a link that a tool saturates, or a scan takes down: so many tries in a row without a readable
 * response are passed over. A refusal of the device is final.
 */
export function overBadLink<T>(tries = TRIES): OperatorFunction<Polled<T>, T> {
  return concatMap(polled => {
    if (polled.kind === 'value') return of(polled.value);
    const { failure, failures } = polled;
    if (failure.kind === 'network' && failures <= tries) return EMPTY;
    throw new RequestFailure(failure);
  });
}
