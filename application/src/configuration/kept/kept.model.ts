import {
  type ConfigStore,
  type Restoration,
  restorationOf,
  withoutSecrets,
} from '@radiolink/domain/configuration';
import { settingChanges } from '@radiolink/domain/settings';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import { type Token, token } from '../../wiring/token.ts';
import type { ChangeOwner } from '../drafts/change-memory.port.ts';
import type { EditingModel } from '../editing.model.ts';
import { withinTime } from './within-time.ts';
import type { KeptConfiguration, KeptConfigurationsPort } from './kept-configurations.port.ts';

/** What a restored configuration leaves to be done. */
export interface Restored extends Pick<Restoration, 'staying' | 'enterAgain'> {
  readonly configuration: KeptConfiguration;
}

/** The configurations that were replaced, and the way back to one: as changes to be applied. */
export interface KeptModel {
  /**
   * Keeps the configuration that is about to be replaced. Resolves whether or not the browser keeps anything, and after
   * 2 s though it still tries to: the device is not kept waiting for that.
   */
  keep(store: ConfigStore): Promise<void>;
  /** Newest first. */
  readonly $kept: Store<readonly KeptConfiguration[]>;
  readonly restored: EventCallable<KeptConfiguration>;
  /** What the last restored one leaves to be done; null before one was, or when it was dismissed. */
  readonly $restored: Store<Restored | null>;
  readonly dismissed: EventCallable<void>;
}

/** Token of the model. */
export const KeptModel: Token<KeptModel> = token<KeptModel>('KeptModel');

export interface KeptModelPorts {
  readonly editing: EditingModel;
  readonly kept: KeptConfigurationsPort;
  readonly clock: Clock;
  readonly $owner: Store<ChangeOwner | null>;
}

/** Most that a change waits for the configuration before it to be kept, milliseconds. */
const KEEPING_MS = 2000;

/** Makes the model. It reads the kept configurations once the owner is known. */
export function createKeptModel({ editing, kept, clock, $owner }: KeptModelPorts): KeptModel {
  const restored = createEvent<KeptConfiguration>();
  const dismissed = createEvent();
  const listFx = createEffect(({ mac }: ChangeOwner) => kept.list(mac));
  const $kept = createStore<readonly KeptConfiguration[]>([]).on(listFx.doneData, (_, list) => list);
  sample({ clock: $owner, filter: (owner): owner is ChangeOwner => owner !== null, target: listFx });

  const put = createEvent<Restored>();
  const $restored = createStore<Restored | null>(null)
    .on(put, (_, what) => what)
    .reset(dismissed, editing.allReverted);
  restored.watch(configuration => {
    const state = editing.$state.getState();
    if (state === null) return;
    const { changes, staying, enterAgain } = restorationOf(configuration, state.store.original);
    // What cannot be edited is refused as a whole, and leaves the edits as they were.
    const isPossible = state.store.revertAll().edit(changes).ok;
    if (isPossible) editing.allReverted();
    editing.edited(changes);
    if (isPossible) put({ configuration, staying, enterAgain });
  });

  return {
    async keep(store) {
      const owner = $owner.getState();
      if (owner === null) return;
      const at = clock.now();
      const keep = async (): Promise<void> => {
        await kept.keep(owner.mac, {
          ...withoutSecrets(store.original),
          id: `${at}`,
          at,
          user: owner.user,
          changed: settingChanges(store.pending, store.running.entries()).map(({ name }) => name),
        });
        await listFx(owner);
      };
      // What the browser cannot do stops no change.
      await withinTime(
        keep().catch(() => undefined),
        KEEPING_MS,
      );
    },
    $kept,
    restored,
    $restored,
    dismissed,
  };
}
