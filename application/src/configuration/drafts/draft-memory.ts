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
import type { ChangeMemory, ChangeMemoryPort, ChangeOwner } from './change-memory.port.ts';
import { type MemoryNote, notedMemory } from './memory-note.ts';

/** Stored changes of a user to a device. */
export interface DraftMemory {
  /** The stored state, read when the owner is known. Null before. */
  readonly $memory: Store<ChangeMemory | null>;
  /** False once the browser refused to remember: changes then last as long as the page. */
  readonly $remembered: Store<boolean>;
  /** Changes what is remembered. */
  readonly noted: EventCallable<MemoryNote>;
}

interface OwnNote {
  readonly owner: ChangeOwner;
  readonly note: MemoryNote;
}

/** Reads what is remembered once the owner is known, and changes it. The session knows whether there is anything. */
export function createDraftMemory(
  memory: ChangeMemoryPort,
  sessionStore: Pick<SessionStore, 'set'>,
  $owner: Store<ChangeOwner | null>,
  owned: Event<ChangeOwner>,
): DraftMemory {
  const noted = createEvent<MemoryNote>();
  const readFx = createEffect((owner: ChangeOwner) => memory.read(owner));
  const changeFx = createEffect(({ owner, note }: OwnNote) =>
    memory.change(owner, known => notedMemory(known, note)),
  );
  sample({ clock: owned, target: readFx });
  sample({
    clock: noted,
    source: $owner,
    filter: Boolean,
    fn: (owner, note) => ({ owner, note }),
    target: changeFx,
    // Two notes of one moment are two changes.
    batch: false,
  });
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
