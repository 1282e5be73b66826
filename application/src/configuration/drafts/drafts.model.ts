import {
  type ConfigDraft,
  draftSize,
  EMPTY_DRAFT,
  type MergeChoice,
  rememberedDraft,
  restoredDraft,
  type ThreeWayChange,
} from '@radiolink/domain/configuration';
import {
  combine,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import type { SessionStore } from '../../session/session-store.port.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ChangeMemoryPort, ChangeOwner, TypedText } from './change-memory.port.ts';
import { createDraftMemory, type DraftMemory } from './draft-memory.ts';
import { type DraftOffer, type DraftRequest, draftAnswer } from './draft-offer.ts';
import { createOtherTab, type OtherTab } from './other-tab.ts';
import type { TabsPort } from './tabs.port.ts';
import { typedTexts } from './typed-texts.ts';

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

/**
 * Persistent changes: remembered at each edit without secret values, offered after the next login, shared
 * with other tabs. reading 9.
 */
export interface DraftsModel extends DraftMemory, DraftOffers, RestoredChanges, OtherTab {}

/** Makes the model. It remembers from the moment that the owner and the configuration are known. */
export function createDraftsModel(ports: DraftsModelPorts): DraftsModel {
  const { editing, memory, sessionStore, clock, $owner, owned } = ports;
  const draftMemory = createDraftMemory(memory, sessionStore, $owner, owned);
  const { noted } = draftMemory;

  /** Changes stored by this page. */
  const $mine = createStore<ConfigDraft>(EMPTY_DRAFT);
  const dropped = createEvent<ConfigDraft>();
  sample({
    clock: dropped,
    source: $mine,
    filter: (_, old) => draftSize(old) > 0,
    fn: (mine, old) => ({ kind: 'draft-dropped', old, mine }) as const,
    target: noted,
    batch: false,
  });

  const { restored, ...changes } = createRestoredChanges(editing);
  const offers = createDraftOffers(draftMemory, editing, restored, dropped);
  rememberTyped(editing, clock, noted);

  const edits = combine({
    state: editing.$state,
    disputes: changes.$disputes,
    enterAgain: changes.$enterAgain,
  });
  const remembered = sample({
    clock: edits.updates,
    source: { owner: $owner, before: $mine },
    fn: ({ owner, before }, { state, disputes, enterAgain }) => {
      if (state === null || owner === null) return undefined;
      const mine = rememberedDraft(state.store, disputes, enterAgain);
      return JSON.stringify(mine) === JSON.stringify(before) ? undefined : { owner, before, mine };
    },
  });
  const mineChanged = remembered.filterMap(change => change);
  $mine.on(mineChanged, (_, { mine }) => mine);
  sample({
    clock: mineChanged,
    fn: ({ before, mine }) => ({ kind: 'draft', before, mine, at: clock.now() }) as const,
    target: noted,
  });
  const otherTab = createOtherTab(ports, noted, $mine, mineChanged);

  return { ...draftMemory, ...offers, ...changes, ...otherTab };
}

/** Remembers texts that are not valid beside the changes. */
function rememberTyped(
  { $invalidFields }: Pick<EditingModel, '$invalidFields'>,
  clock: Clock,
  noted: DraftMemory['noted'],
): void {
  const $typed = createStore<readonly TypedText[]>([]);
  const typedNow = sample({
    clock: $invalidFields.updates,
    source: $typed,
    fn: (before, fields) => ({ before, mine: typedTexts(fields.values(), clock.now()) }),
  });
  $typed.on(typedNow, (_, { mine }) => mine);
  sample({
    clock: typedNow,
    fn: ({ before, mine }) => ({ kind: 'typed', before, mine }) as const,
    target: noted,
    batch: false,
  });
}

/** The remembered changes, offered until they are taken up or discarded. */
interface DraftOffers {
  /** Takes up or offers the remembered changes. */
  readonly draftRequested: EventCallable<DraftRequest>;
  readonly $offer: Store<DraftOffer | null>;
  readonly continued: EventCallable<void>;
  readonly discarded: EventCallable<void>;
  /** Texts that were not valid are to be in their fields again, after the changes they stood beside. */
  readonly typedRestored: Event<readonly TypedText[]>;
}

/**
 * Answers what becomes of the remembered changes.
 *
 * @param restored makes changes pending again
 * @param dropped changes are no more to be remembered
 */
function createDraftOffers(
  { $memory, noted }: Pick<DraftMemory, '$memory' | 'noted'>,
  editing: Pick<EditingModel, '$saved' | '$state'>,
  restored: EventCallable<ConfigDraft>,
  dropped: EventCallable<ConfigDraft>,
): DraftOffers {
  const draftRequested = createEvent<DraftRequest>();
  const continued = createEvent();
  const discarded = createEvent();
  const $isFirst = createStore(true);
  const answer = sample({
    clock: draftRequested,
    source: {
      memory: $memory,
      saved: editing.$saved,
      pendingKeys: editing.$state.map(state => new Set(state?.store.changes.keys())),
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
  const offerAt = (clock: Event<void>) => sample({ clock, source: $offer, filter: Boolean });
  const taken = offerAt(continued);
  const left = offerAt(discarded);
  sample({ clock: taken, fn: ({ draft }) => draft, target: restored });
  sample({ clock: left, fn: ({ draft }) => draft, target: dropped });
  $offer.on([taken, left], () => null);
  sample({
    clock: [taken, left],
    fn: ({ typed }) => ({ kind: 'typed', before: typed, mine: [] }) as const,
    target: noted,
    batch: false,
  });
  return {
    draftRequested,
    $offer,
    continued,
    discarded,
    // The changes are in the draft first: a text is judged beside them.
    typedRestored: sample({
      clock: taken,
      source: editing.$state,
      fn: (_, { typed }) => typed,
      batch: false,
    }),
  };
}

/** The side a disputed key is settled for. */
interface Settlement {
  readonly key: string;
  readonly choice: MergeChoice;
}

/** What is left to do once remembered changes are pending again. */
interface RestoredChanges {
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
function createRestoredChanges(
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
