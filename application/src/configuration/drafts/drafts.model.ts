import {
  type ConfigDraft,
  draftSize,
  EMPTY_DRAFT,
  type MergeChoice,
  restoredDraft,
  type ThreeWayChange,
} from '@radiolink/domain/configuration';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import type { SessionStore } from '../../session/session-store.port.ts';
import { type Token, token } from '../../wiring/token.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ChangeMemoryPort, ChangeOwner, TypedText } from './change-memory.port.ts';
import { createDraftMemory, type DraftMemory } from './draft-memory.ts';
import { withDraft, withMissing, withoutDraft } from './draft-notes.ts';
import { draftAnswer, type DraftOffer, type DraftRequest, settingsOf } from './draft-offer.ts';
import { rememberedDraft } from './draft-store.ts';
import type { TabMessage, TabsPort } from './tabs.port.ts';
import { typedTexts, withTyped } from './typed-texts.ts';

export interface DraftsModelPorts {
  readonly editing: EditingModel;
  readonly memory: ChangeMemoryPort;
  readonly sessionStore: Pick<SessionStore, 'set'>;
  readonly tabs: TabsPort;
  readonly clock: Clock;
  /** The user and the device being edited; null until both are known. */
  readonly $owner: Store<ChangeOwner | null>;
  /** Each owner, once it is known. */
  readonly owned: Event<ChangeOwner>;
}

/** The side a disputed key is settled for. */
export interface Settlement {
  readonly key: string;
  readonly choice: MergeChoice;
}

/**
 * Persistent changes: remembered at each edit without secret values, offered after the next login, shared
 * with other tabs. decided.md row 9.
 */
export interface DraftsModel extends DraftMemory {
  /** Takes up or offers the remembered changes. */
  readonly draftRequested: EventCallable<DraftRequest>;
  readonly $offer: Store<DraftOffer | null>;
  readonly continued: EventCallable<void>;
  readonly discarded: EventCallable<void>;
  /**
   * Changes of the draft to keys that another session changed concurrently; the device's value applies until
   * settled.
   */
  readonly $disputes: Store<readonly ThreeWayChange[]>;
  readonly disputeSettled: EventCallable<Settlement>;
  /** Texts that were not valid are to be in their fields again, after the changes they stood beside. */
  readonly typedRestored: Event<readonly TypedText[]>;
  /** Keys of secrets whose values were not stored. */
  readonly $enterAgain: Store<readonly string[]>;
  /** One of these secrets is to stay as it is on the device. */
  readonly secretLeft: EventCallable<string>;
  /** The last word of another tab on the same device; null after it was dismissed or has no changes. */
  readonly $otherTab: Store<TabMessage | null>;
  readonly otherTabDismissed: EventCallable<void>;
  /** Notifies other tabs that the device has another configuration. */
  readonly written: EventCallable<void>;
}

/** Token of the drafts. */
export const DraftsModel: Token<DraftsModel> = token<DraftsModel>('DraftsModel');

/** Makes the model. It remembers from the moment that the owner and the configuration are known. */
export function createDraftsModel({
  editing,
  memory,
  sessionStore,
  tabs,
  clock,
  $owner,
  owned,
}: DraftsModelPorts): DraftsModel {
  const draftMemory = createDraftMemory(memory, sessionStore, $owner, owned);
  const { $memory, noted } = draftMemory;
  const draftRequested = createEvent<DraftRequest>();
  const continued = createEvent();
  const discarded = createEvent();
  const disputeSettled = createEvent<Settlement>();
  const secretLeft = createEvent<string>();
  const otherTabDismissed = createEvent();
  const written = createEvent();
  const postFx = createEffect((message: TabMessage) => tabs.post(message));

  /** Changes stored by this page. */
  const $mine = createStore<ConfigDraft>(EMPTY_DRAFT);
  const dropped = createEvent<ConfigDraft>();
  sample({
    clock: dropped,
    source: $mine,
    filter: (_, old) => draftSize(old) > 0,
    fn: (mine, old) => withoutDraft(old, mine),
    target: noted,
    batch: false,
  });

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

  const $isFirst = createStore(true);
  const answer = sample({
    clock: draftRequested,
    source: {
      memory: $memory,
      saved: editing.$saved,
      pendingKeys: editing.$state.map(state => new Set(state?.store.pending.map(({ key }) => key))),
      isFirst: $isFirst,
    },
    fn: draftAnswer,
    batch: false,
  });
  const answered = answer.filterMap(known => known);
  $isFirst.on(answered, () => false);
  sample({ clock: answered.filterMap(({ restored: draft }) => draft), target: restored });
  sample({ clock: answered.filterMap(({ dropped: drafts }) => drafts[0]), target: dropped });
  sample({ clock: answered.filterMap(({ dropped: drafts }) => drafts[1]), target: dropped });
  const $offer = createStore<DraftOffer | null>(null).on(answered, (known, { offer }) => offer ?? known);
  const taken = sample({ clock: continued, source: $offer }).filterMap(offer => offer ?? undefined);
  const left = sample({ clock: discarded, source: $offer }).filterMap(offer => offer ?? undefined);
  sample({ clock: taken, fn: ({ draft }) => draft, target: restored });
  sample({ clock: left, fn: ({ draft }) => draft, target: dropped });
  $offer.on([taken, left], () => null);
  sample({ clock: [taken, left], fn: ({ typed }) => withTyped(typed, []), target: noted, batch: false });
  // The changes are in the draft first: a text is judged beside them.
  const afterChangesFx = createEffect(async (typed: readonly TypedText[]) => typed);
  sample({ clock: taken, fn: ({ typed }) => typed, target: afterChangesFx });

  const $typed = createStore<readonly TypedText[]>([]);
  const typedNow = sample({
    clock: editing.$invalidFields.updates,
    source: $typed,
    fn: (before, fields) => ({ before, mine: typedTexts(fields.values(), clock.now()) }),
  });
  $typed.on(typedNow, (_, { mine }) => mine);
  sample({
    clock: typedNow,
    fn: ({ before, mine }) => withTyped(before, mine),
    target: noted,
    batch: false,
  });

  const edits = combine({ state: editing.$state, disputes: $disputes, enterAgain: $enterAgain });
  const remembered = sample({
    clock: edits.updates,
    source: { owner: $owner, before: $mine },
    fn: ({ owner, before }, { state, disputes, enterAgain }) => {
      if (state === null || owner === null) return undefined;
      const { changes } = state.store;
      const mine = rememberedDraft(
        state,
        disputes,
        enterAgain.filter(key => !changes.has(key)),
      );
      return JSON.stringify(mine) === JSON.stringify(before) ? undefined : { owner, before, mine };
    },
  });
  const mineChanged = remembered.filterMap(change => change);
  $mine.on(mineChanged, (_, { mine }) => mine);
  sample({
    clock: mineChanged,
    fn: ({ before, mine }) => withDraft(before, mine, clock.now()),
    target: noted,
  });
  sample({
    clock: mineChanged,
    fn: ({ owner, mine }) => ({ owner, kind: 'draft' as const, count: settingsOf(mine) }),
    target: postFx,
  });

  const arrived = createEvent<TabMessage>();
  tabs.messages.subscribe(arrived);
  const ours = sample({
    clock: arrived,
    source: $owner,
    filter: (owner, { owner: other }) => owner?.mac === other.mac && owner.user === other.user,
    fn: (_, message) => message,
    batch: false,
  });
  sample({
    clock: ours,
    source: $mine,
    filter: (mine, { kind }) => kind === 'draft' && draftSize(mine) > 0,
    fn: mine => withMissing(mine, clock.now()),
    target: noted,
  });
  const $otherTab = createStore<TabMessage | null>(null)
    .on(ours, (_, message) => (message.kind === 'draft' && message.count > 0 ? message : null))
    .reset(otherTabDismissed);
  const writer = sample({ clock: written, source: $owner });
  sample({
    clock: writer.filterMap(owner => owner ?? undefined),
    fn: owner => ({ owner, kind: 'written' as const, count: 0 }),
    target: postFx,
  });

  return {
    ...draftMemory,
    draftRequested,
    $offer,
    continued,
    discarded,
    typedRestored: afterChangesFx.doneData,
    $disputes,
    disputeSettled,
    $enterAgain,
    secretLeft,
    $otherTab,
    otherTabDismissed,
    written,
  };
}
