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
  const $announced = createStore<ChangeOwner | null>(null);
  const known = sample({
    clock: [$owner.updates, alive],
    source: { owner: $owner, announced: $announced },
    fn: ({ owner, announced }) => (owner === null || isSame(owner, announced) ? undefined : owner),
  }).filterMap(owner => owner);
  $announced.on(known, (_, owner) => owner);
  return known;
}

function isSame(owner: ChangeOwner, other: ChangeOwner | null): boolean {
  return owner.mac === other?.mac && owner.user === other.user;
}
