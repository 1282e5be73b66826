import type { ConfigText } from '@radiolink/domain/configuration';
import { createStore, type Event, type Store, sample } from 'effector';
import type { EditingModel } from '../editing.model.ts';

/**
 * What the device had saved when changes were last sent from here: while a test runs, and after applying without saving,
 * the device itself gives out only what it runs. Kept from the beginning, as nobody can ask for it later; null as long as
 * it is not known.
 */
export function createSavedBefore(
  applyRequested: Event<unknown>,
  editing: Pick<EditingModel, '$state'>,
  $unsaved: Store<boolean>,
): Store<ConfigText | null> {
  const $savedBefore = createStore<ConfigText | null>(null);
  sample({
    clock: applyRequested,
    source: [editing.$state, $unsaved] as const,
    filter: ([state, unsaved]) => state !== null && !state.modified && !unsaved,
    fn: ([state]) => state?.store.original ?? null,
    target: $savedBefore,
  });
  return $savedBefore;
}
