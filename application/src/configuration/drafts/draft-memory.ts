import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import type { SessionStore } from '../../session/session-store.port.ts';
import type { ChangeMemory, ChangeMemoryPort, ChangeOwner, MemoryChange } from './change-memory.port.ts';

/** Stored changes of a user to a device. */
export interface DraftMemory {
  /** The stored state, read when the owner is known. Null before. */
  readonly $memory: Store<ChangeMemory | null>;
  /** False once the browser refused to remember: changes then last as long as the page. */
  readonly $remembered: Store<boolean>;
  /** Changes what is remembered. */
  readonly noted: EventCallable<MemoryChange>;
}

interface Change {
  readonly owner: ChangeOwner;
  readonly change: MemoryChange;
}

/** Reads what is remembered once the owner is known, and changes it. The session knows whether there is anything. */
export function createDraftMemory(
  memory: ChangeMemoryPort,
  sessionStore: Pick<SessionStore, 'set'>,
  $owner: Store<ChangeOwner | null>,
  owned: Event<ChangeOwner>,
): DraftMemory {
  const noted = createEvent<MemoryChange>();
  const readFx = createEffect((owner: ChangeOwner) => memory.read(owner));
  const changeFx = createEffect(({ owner, change }: Change) => memory.change(owner, change));
  sample({ clock: owned, target: readFx });
  const change = sample({
    clock: noted,
    source: $owner,
    fn: (owner, next) => owner && { owner, change: next },
    // Two notes of one moment are two changes.
    batch: false,
  });
  sample({ clock: change.filterMap(known => known ?? undefined), target: changeFx });
  const $memory = createStore<ChangeMemory | null>(null)
    .on(readFx.doneData, (_, known) => known)
    .on(changeFx.doneData, (_, { memory: known }) => known);
  sample({
    clock: $memory.updates,
    target: createEffect((known: ChangeMemory | null) =>
      sessionStore.set({ changes_wait: known !== null && Object.keys(known).length > 0 }),
    ),
  });
  return {
    $memory,
    $remembered: createStore(true).on(changeFx.doneData, (_, { isLasting }) => isLasting),
    noted,
  };
}
