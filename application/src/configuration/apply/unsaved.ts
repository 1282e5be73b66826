import { EDITOR_STAMP, type RepositoryState, type ConfigText } from '@radiolink/domain/configuration';
import { combine, type Store, createStore, type Event, sample } from 'effector';
import type { ChangeMemory } from '../drafts/change-memory.port.ts';
import type { EditingModel } from '../editing.model.ts';

/**
 * Start of the unsaved configuration that this browser applied, ms since the epoch; null without one, or
 * after a reboot of the device. Unsaved changes of other sessions are unknown.
 * @param $bootedAt start of the device, ms since the epoch; null if not reported
 */
export function unsavedSince(
  $memory: Store<ChangeMemory | null>,
  $bootedAt: Store<number | null>,
): Store<number | null> {
  return combine(
    $memory.map(memory => memory?.unsavedSince ?? null),
    $bootedAt,
    (since, bootedAt) => (since !== null && (bootedAt === null || bootedAt < since) ? since : null),
  );
}

/**
 * The state to remember while no test runs, if the editor stamp of the latest configuration shows a write of
 * another session. The unsaved changes are then unknown here. Undefined if there was no such write.
 */
export function otherHand(
  remembered: ChangeMemory | null,
  read: RepositoryState | null,
): ((memory: ChangeMemory) => ChangeMemory) | undefined {
  const mine = remembered?.unsavedStamp;
  const stamp = read === null ? undefined : stampOf(read);
  if (mine === undefined || stamp === undefined || stamp === mine) return undefined;
  return memory => {
    // In the meantime this browser may have applied other changes without saving.
    if (memory.unsavedStamp !== mine) return memory;
    const { unsavedSince: _since, unsavedStamp: _stamp, ...rest } = memory;
    return rest;
  };
}

/** The stamp of the device's configuration at the latest read; undefined if that is not the running one. */
function stampOf({ store, disputed, modified, underTest }: RepositoryState): string | undefined {
  if (modified || underTest !== undefined) return undefined;
  return (disputed?.theirs ?? store.original).get(EDITOR_STAMP);
}

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
