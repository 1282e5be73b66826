import {
  type ConfigDraft,
  type MergeChoice,
  restoredDraft,
  type ThreeWayChange,
} from '@radiolink/domain/configuration';
import { createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import type { EditingModel } from '../editing.model.ts';

/** The side a disputed key is settled for. */
export interface Settlement {
  readonly key: string;
  readonly choice: MergeChoice;
}

/** What is left to do once remembered changes are pending again. */
export interface RestoredChanges {
  /**
   * Changes of the draft to keys that another session changed concurrently; the device's value applies until
   * settled.
   */
  readonly $disputes: Store<readonly ThreeWayChange[]>;
  readonly disputeSettled: EventCallable<Settlement>;
  /** Keys of secrets whose values were not stored. */
  readonly $enterAgain: Store<readonly string[]>;
  /** One of these secrets is to stay as it is on the device. */
  readonly secretLeft: EventCallable<string>;
}

/** Makes the changes of a draft pending again, those that another session made otherwise once they are settled. */
export function createRestoredChanges(
  editing: Pick<EditingModel, '$state' | 'edited' | 'allReverted'>,
): RestoredChanges & { readonly restored: EventCallable<ConfigDraft> } {
  const disputeSettled = createEvent<Settlement>();
  const secretLeft = createEvent<string>();
  const restored = createEvent<ConfigDraft>();
  const restoring = sample({
    clock: restored,
    source: editing.$state,
    fn: (state, draft) => (state === null ? undefined : restoredDraft(state.store, draft)),
  });
  const restorable = restoring.filterMap(restoration => restoration);
  const $enterAgain = createStore<readonly string[]>([])
    .on(restorable, (_, { enterAgain }) => enterAgain)
    .on(secretLeft, (keys, key) => keys.filter(one => one !== key))
    .reset(editing.allReverted);
  const $disputes = createStore<readonly ThreeWayChange[]>([])
    .on(restorable, (open, { conflicts }) => [
      ...open.filter(one => !conflicts.some(({ key }) => key === one.key)),
      ...conflicts,
    ])
    .reset(editing.allReverted);
  sample({
    clock: restorable.filterMap(({ edit }) => (edit.ok ? edit.store.changes : undefined)),
    target: editing.edited,
  });
  const settled = sample({
    clock: disputeSettled,
    source: $disputes,
    fn: (disputes, { key, choice }) => ({ key, choice, dispute: disputes.find(one => one.key === key) }),
    batch: false,
  });
  $disputes.on(settled, (open, { key }) => open.filter(one => one.key !== key));
  sample({
    clock: settled.filterMap(({ key, choice, dispute }) =>
      choice === 'mine' && dispute !== undefined ? new Map([[key, dispute.mine]]) : undefined,
    ),
    target: editing.edited,
  });
  return { restored, $disputes, disputeSettled, $enterAgain, secretLeft };
}
