import { EDITOR_STAMP, type RepositoryState } from '@radiolink/domain/configuration';
import { combine, type Store } from 'effector';
import type { ChangeMemory } from '../drafts/change-memory.port.ts';

/**
 * Since when the device runs what this browser applied without saving, milliseconds since the epoch; null when it has
 * not, or when the device has restarted since. What others apply without saving is never known.
 *
 * @param $bootedAt when the device started, milliseconds since the epoch; null while it has not said
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
 * While no test runs: what to remember when the editor stamp of the configuration that was read last shows that somebody
 * else has written since, so that what is unsaved is not known here. Undefined when nobody has.
 */
export function otherHand(
  remembered: ChangeMemory | null,
  read: RepositoryState | null,
): ((memory: ChangeMemory) => ChangeMemory) | undefined {
  const mine = remembered?.unsavedStamp;
  const stamp = read === null ? undefined : stampOf(read);
  if (mine === undefined || stamp === undefined || stamp === mine) return undefined;
  return memory => {
    // This browser may have applied something else without saving meanwhile.
    if (memory.unsavedStamp !== mine) return memory;
    const { unsavedSince: _since, unsavedStamp: _stamp, ...rest } = memory;
    return rest;
  };
}

/** The stamp of what the device has, as it was read last; undefined where that does not tell what it runs. */
function stampOf({ store, disputed, modified, underTest }: RepositoryState): string | undefined {
  if (modified || underTest !== undefined) return undefined;
  return (disputed?.theirs ?? store.original).get(EDITOR_STAMP);
}
