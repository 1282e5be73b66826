import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { newestEnds } from './newest-ends.ts';

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
