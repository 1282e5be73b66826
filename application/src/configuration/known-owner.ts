import { createStore, type Event, sample, type Store, type Unit } from 'effector';
import type { ChangeOwner } from './drafts/change-memory.port.ts';

/**
 * Emits each owner once, when it becomes known. An owner known before the first subscription, as in a part
 * that is loaded later, is emitted at the first emission of `alive`.
 * @param alive emits at least once after the models were made
 */
export function createKnownOwner(
  $owner: Store<ChangeOwner | null>,
  alive: Unit<unknown>,
): Event<ChangeOwner> {
  const $told = createStore<ChangeOwner | null>(null);
  const known = sample({
    clock: [$owner.updates, alive],
    source: { owner: $owner, told: $told },
    fn: ({ owner, told }) => (owner === null || isSame(owner, told) ? undefined : owner),
  }).filterMap(owner => owner);
  $told.on(known, (_, owner) => owner);
  return known;
}

function isSame(owner: ChangeOwner, other: ChangeOwner | null): boolean {
  return owner.mac === other?.mac && owner.user === other.user;
}
