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

/** The state of a fetching action. Specification §4, Data fetching. */
export interface Fetched<T> {
  /** The newest answer; it outlives a later failure. Null before the first. */
  readonly data: T | null;
  readonly isFetching: boolean;
  /** Why the newest try failed; null after a success, and when this program itself was at fault. */
  readonly failure: FetchError | null;
  /** The text of the failure, empty without one. Specification §8, fetch error kinds. */
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
  const answered = createEvent<{ readonly of: number; readonly data: T }>();
  const refused = createEvent<{ readonly of: number; readonly reason: FetchFailed }>();
  const $newest = createStore(0).on(start, number => number + 1);
  sample({ clock: start, source: $newest, target: askFx });
  sample({
    clock: askFx.done,
    fn: ({ params, result }) => ({ of: params, data: result }),
    target: answered,
  });
  sample({
    clock: askFx.fail,
    fn: ({ params, error }) => ({ of: params, reason: failedBy(error) }),
    target: refused,
  });
  const isNewest = (newest: number, { of }: { readonly of: number }) => of === newest;
  const succeeded = sample({
    clock: answered,
    source: $newest,
    filter: isNewest,
    fn: (_, { data }) => data,
  });
  const failed = sample({
    clock: refused,
    source: $newest,
    filter: isNewest,
    fn: (_, { reason }) => reason,
  });

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
