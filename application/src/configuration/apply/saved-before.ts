import type { ConfigText } from '@radiolink/domain/configuration';
import { createStore, type Event, type Store, sample } from 'effector';
import type { EditingModel } from '../editing.model.ts';

/**
 * The saved configuration when changes were last sent from here. During a test, and after applying without
 * saving, the device itself returns only the running one. Kept from the beginning, as it cannot be requested
 * later; null as long as it is unknown.
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
