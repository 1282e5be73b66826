import { asFetchError, type FetchError, failureStatus } from '@radiolink/domain/errors';
import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
  type Unit,
  type Effect,
} from 'effector';

/** The state of a fetching action. §4.data-fetching. */
export interface Fetched<T> {
  /** The newest answer; it outlives a later failure. Null before the first. */
  readonly data: T | null;
  readonly isFetching: boolean;
  /** Why the newest try failed; null after a success, and when this program itself was at fault. */
  readonly failure: FetchError | null;
  /** The text of the failure, empty without one. §8.fetch-errors. */
  readonly message: string;
}

/** The stored part of an error. */
export type FetchFailed = Pick<Fetched<unknown>, 'failure' | 'message'>;

/** One action that asks the device: its start, success and error, and what they leave behind. */
export interface Fetching<T extends object> {
  readonly start: EventCallable<void>;
  readonly succeeded: Event<T>;
  readonly failed: Event<FetchFailed>;
  readonly $state: Store<Fetched<T>>;
  /** The newest answer alone, changed only by one. */
  readonly $data: Store<T | null>;
}

const NO_FAILURE: FetchFailed = { failure: null, message: '' };

/** Makes a fetching action. Of several that are under way the one started last counts; the others are forgotten. */
export function fetching<T extends object>(ask: () => Promise<T>): Fetching<T> {
  const start = createEvent();
  const askFx = createEffect<number, T>(() => ask());
  const $newest = createStore(0).on(start, number => number + 1);
  sample({ clock: start, source: $newest, target: askFx });
  const { done, fail } = newestEnds(askFx, $newest);
  const succeeded = done.map(({ result }) => result);
  const failed = fail.map(({ error }) => failedBy(error));

  const $data = createStore<T | null>(null).on(succeeded, (_, data) => data);
  const $state = createStore<Fetched<T>>({ data: null, isFetching: false, ...NO_FAILURE })
    .on(start, state => ({ ...state, isFetching: true }))
    .on(succeeded, (_, data) => ({ data, isFetching: false, ...NO_FAILURE }))
    .on(failed, (state, reason) => ({ ...state, isFetching: false, ...reason }));
  return { start, succeeded, failed, $state, $data };
}

function failedBy(error: Error): FetchFailed {
  return { failure: asFetchError(error) ?? null, message: error.message };
}

/**
 * Why the last request failed; null while none has. A mistake of this program is no failure of a request.
 *
 * @param failed failures of the effects that make the requests
 * @param over ends the failure: the next request, or its answer
 */
export function lastFailure(
  failed: readonly Event<Error>[],
  over: readonly Unit<unknown>[] = [],
): Store<FetchError | null> {
  const $failure = createStore<FetchError | null>(null).on(
    [...failed],
    (_, reason) => asFetchError(reason) ?? null,
  );
  return over.length === 0 ? $failure : $failure.reset([...over]);
}

/** The ends of the newest request. */
export interface NewestEnds<Params, Done, Fail> {
  readonly done: Event<{ readonly params: Params; readonly result: Done }>;
  readonly fail: Event<{ readonly params: Params; readonly error: Fail }>;
}

/**
 * How the newest of several requests ends, whichever response comes first; the ends of the others are dropped.
 *
 * @param $newest the parameters of the newest request, compared by `===`; null if no response is wanted
 */
export function newestEnds<Params, Done, Fail = Error>(
  fx: Effect<Params, Done, Fail>,
  $newest: Store<NoInfer<Params> | null>,
): NewestEnds<Params, Done, Fail> {
  const isNewest = (newest: Params | null, { params }: { readonly params: Params }) => newest === params;
  return {
    done: sample({ clock: fx.done, source: $newest, filter: isNewest, fn: (_, done) => done }),
    fail: sample({ clock: fx.fail, source: $newest, filter: isNewest, fn: (_, fail) => fail }),
  };
}

const NOT_FOUND = 404;

/** Undefined from a product without the call; rejects with any other failure. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure !== undefined && failureStatus(failure) === NOT_FOUND) return undefined;
    throw reason;
  }
}

/** Starts an effect at an event; what comes while it runs is dropped. */
export function oneAtATime<Params, Done>(
  requested: Event<Params> | readonly Event<Params>[],
  runFx: Effect<Params, Done>,
): void {
  sample({
    clock: requested as Event<unknown>,
    source: runFx.pending,
    filter: pending => !pending,
    fn: (_, params) => params,
    target: runFx as Effect<unknown, Done>,
  });
}
