import {
  type ConfigStore,
  type Restoration,
  restorationOf,
  withoutSecrets,
} from '@radiolink/domain/configuration';
import { reviewedChanges } from '@radiolink/domain/settings';
import {
  attach,
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { firstValueFrom, merge, timer } from 'rxjs';
import type { Clock } from '../../clock/clock.port.ts';
import type { ChangeOwner } from '../drafts/change-memory.port.ts';
import type { EditingModel } from '../editing.model.ts';
import type { Snapshot, SnapshotsPort } from './snapshots.port.ts';

/** Remaining work after a restore. */
export interface Restored extends Pick<Restoration, 'staying' | 'enterAgain'> {
  readonly configuration: Snapshot;
}

/** The configurations that were replaced, and the way back to one: as changes to be applied. */
export interface SnapshotsModel {
  /**
   * Saves the configuration that is about to be replaced. Done whether or not the browser can save anything, and after
   * 2 s though it still tries to: the device does not wait for that.
   */
  readonly saveFx: Effect<ConfigStore, void>;
  /** Newest first. */
  readonly $snapshots: Store<readonly Snapshot[]>;
  readonly restored: EventCallable<Snapshot>;
  /** Remaining work of the last restore; null without one, or after it was dismissed. */
  readonly $restored: Store<Restored | null>;
  readonly dismissed: EventCallable<void>;
}

export interface SnapshotsModelPorts {
  readonly editing: EditingModel;
  readonly snapshots: SnapshotsPort;
  readonly clock: Clock;
  readonly $owner: Store<ChangeOwner | null>;
  /** Each owner, once it is known. */
  readonly owned: Event<ChangeOwner>;
}

/** Most that a change waits for the configuration before it to be saved, milliseconds. */
const SAVING_MS = 2000;

/** Makes the model. It reads the snapshots once the owner is known. */
export function createSnapshotsModel({
  editing,
  snapshots,
  clock,
  $owner,
  owned,
}: SnapshotsModelPorts): SnapshotsModel {
  const restored = createEvent<Snapshot>();
  const dismissed = createEvent();
  const listFx = createEffect(({ mac }: ChangeOwner) => snapshots.list(mac));

  const putFx = createEffect(({ owner, store }: Replacing) => {
    const at = clock.now();
    return snapshots.save(owner.mac, {
      ...withoutSecrets(store.original),
      id: `${at}`,
      at,
      user: owner.user,
      changed: reviewedChanges(store.pending, store.running.entries(), []).map(({ name }) => name),
    });
  });
  sample({ clock: owned, target: listFx });
  const $snapshots = createStore<readonly Snapshot[]>([]).on(
    [listFx.doneData, putFx.doneData],
    (_, list) => list,
  );
  const saveFx = attach({
    source: $owner,
    async effect(owner, store: ConfigStore) {
      if (owner === null) return;
      // A failure of browser storage does not block a change.
      const saving = putFx({ owner, store }).catch(() => undefined);
      await firstValueFrom(merge(saving, timer(SAVING_MS)));
    },
  });

  const restoring = sample({
    clock: restored,
    source: editing.$state,
    fn: (state, configuration) => state && restorationFor(state.store, configuration),
  });
  const restoration = restoring.filterMap(known => known ?? undefined);
  const possible = sample({ clock: restoration, filter: ({ isPossible }) => isPossible });
  sample({ clock: possible, target: editing.allReverted });
  sample({ clock: restoration, fn: ({ changes }) => changes, target: editing.edited });
  const $restored = createStore<Restored | null>(null).reset(dismissed, editing.allReverted);
  // After everything else is taken back, which also closes what an earlier one left to be done.
  const afterFx = createEffect((left: Restored) => left);
  sample({ clock: possible, fn: ({ result }) => result, target: afterFx });
  $restored.on(afterFx.doneData, (_, result) => result);

  return { saveFx, $snapshots, restored, $restored, dismissed };
}

interface Replacing {
  readonly owner: ChangeOwner;
  readonly store: ConfigStore;
}

function restorationFor(store: ConfigStore, configuration: Snapshot) {
  const { changes, staying, enterAgain } = restorationOf(configuration, store.original);
  // A restore that cannot be edited completely is refused, and the edits are unchanged.
  const isPossible = store.revertAll().edit(changes).ok;
  return { changes, isPossible, result: { configuration, staying, enterAgain } };
}
