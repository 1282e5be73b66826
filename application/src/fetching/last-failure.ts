import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { createStore, type Event, type Store, type Unit } from 'effector';

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
