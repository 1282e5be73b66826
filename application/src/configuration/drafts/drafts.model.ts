import {
  type ConfigDraft,
  draftKeys,
  draftSize,
  draftWithout,
  EMPTY_DRAFT,
  draftToApply,
  draftWithin,
  isDraftInForce,
  keptWithMissing,
  type MergeChoice,
  nextKeptDraft,
  restoredDraft,
  type ThreeWayChange,
  withoutKeys,
} from '@radiolink/domain/configuration';
import { settingsOfKeys } from '@radiolink/domain/settings';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import { type Token, token } from '../../wiring/token.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ChangeMemory, ChangeMemoryPort, ChangeOwner } from './change-memory.port.ts';
import { rememberedDraft } from './draft-store.ts';
import type { TabMessage, TabsPort } from './tabs.port.ts';

export interface DraftsModelPorts {
  readonly editing: EditingModel;
  readonly memory: ChangeMemoryPort;
  readonly tabs: TabsPort;
  readonly clock: Clock;
  /** Who edits which device; null until both are known. */
  readonly $owner: Store<ChangeOwner | null>;
}

/** Changes of an earlier time that are not applied. */
export interface DraftOffer {
  readonly count: number;
  /** When they were made, milliseconds since the epoch; undefined when nobody noted it. */
  readonly at: number | undefined;
  readonly draft: ConfigDraft;
}

/**
 * How the remembered changes are asked for. Those that were sent are taken up at once when they are not in force; the
 * others are offered once to each page: later they may be those of another page, which is at work on them.
 */
export interface DraftQuestion {
  /** What was sent to the device from this browser; undefined when nothing was. */
  readonly sent: ConfigDraft | undefined;
  /** It was found in force as a whole: secrets, whose values are not kept, need not be entered again. */
  readonly isInForce: boolean;
}

/** The side a disputed key is settled for. */
export interface Settlement {
  readonly key: string;
  readonly choice: MergeChoice;
}

/**
 * Changes that outlive the page: kept at each edit without secret values, offered after the next login, told to other
 * tabs. decided.md row 9.
 */
export interface DraftsModel {
  /** Asks for the remembered changes. */
  readonly asked: EventCallable<DraftQuestion>;
  readonly $offer: Store<DraftOffer | null>;
  readonly continued: EventCallable<void>;
  readonly discarded: EventCallable<void>;
  /** Changes of the draft to keys that somebody else changed meanwhile; the device's value stands until settled. */
  readonly $disputes: Store<readonly ThreeWayChange[]>;
  readonly disputeSettled: EventCallable<Settlement>;
  /** Keys of secrets whose values were not kept. */
  readonly $enterAgain: Store<readonly string[]>;
  /** One of these secrets is to stay as it is on the device. */
  readonly secretLeft: EventCallable<string>;
  /** The last word of another tab on the same device; null after it was dismissed or has no changes. */
  readonly $otherTab: Store<TabMessage | null>;
  readonly otherTabDismissed: EventCallable<void>;
  /** False once the browser refused to remember: changes then last as long as the page. */
  readonly $remembered: Store<boolean>;
  /** What is remembered, read when the owner is known. Null before. */
  readonly $memory: Store<ChangeMemory | null>;
  /** Changes what is remembered beside the draft. */
  readonly noted: EventCallable<(memory: ChangeMemory) => ChangeMemory>;
  /** Tells other tabs that the device has another configuration. */
  readonly written: EventCallable<void>;
}

/** How many settings a draft changes. */
const settingsOf = (draft: ConfigDraft): number => settingsOfKeys(draftKeys(draft)).length;

/** Token of the drafts. */
export const DraftsModel: Token<DraftsModel> = token<DraftsModel>('DraftsModel');

/** Makes the model. It remembers from the moment that the owner and the configuration are known. */
export function createDraftsModel({ editing, memory, tabs, clock, $owner }: DraftsModelPorts): DraftsModel {
  const asked = createEvent<DraftQuestion>();
  const continued = createEvent();
  const discarded = createEvent();
  const disputeSettled = createEvent<Settlement>();
  const secretLeft = createEvent<string>();
  const otherTabDismissed = createEvent();
  const noted = createEvent<(memory: ChangeMemory) => ChangeMemory>();
  const written = createEvent();
  const heard = createEvent<TabMessage>();
  const disputed = createEvent<readonly ThreeWayChange[]>();
  const toEnter = createEvent<readonly string[]>();

  const readFx = createEffect((owner: ChangeOwner) => memory.read(owner));
  const changeFx = createEffect(
    ({
      owner,
      change,
    }: {
      readonly owner: ChangeOwner;
      readonly change: (known: ChangeMemory) => ChangeMemory;
    }) => memory.change(owner, change),
  );
  const $memory = createStore<ChangeMemory | null>(null)
    .on(readFx.doneData, (_, known) => known)
    .on(changeFx.doneData, (_, { memory: known }) => known);
  const $remembered = createStore(true).on(changeFx.doneData, (_, { kept }) => kept);
  sample({ clock: $owner, filter: (owner): owner is ChangeOwner => owner !== null, target: readFx });
  const change = (next: (known: ChangeMemory) => ChangeMemory): void => {
    const owner = $owner.getState();
    if (owner !== null) void changeFx({ owner, change: next });
  };
  noted.watch(change);

  let mineBefore: ConfigDraft = EMPTY_DRAFT;
  const offered = createEvent<DraftOffer | null>();
  const $offer = createStore<DraftOffer | null>(null).on(offered, (_, offer) => offer);
  const closed = createEvent<string>();
  const $disputes = createStore<readonly ThreeWayChange[]>([])
    .on(disputed, (open, more) => [...open.filter(one => !more.some(({ key }) => key === one.key)), ...more])
    .on(closed, (open, key) => open.filter(one => one.key !== key));
  const $enterAgain = createStore<readonly string[]>([])
    .on(toEnter, (_, keys) => keys)
    .on(secretLeft, (keys, key) => keys.filter(one => one !== key));
  editing.allReverted.watch(() => {
    toEnter([]);
    for (const { key } of $disputes.getState()) closed(key);
  });

  const restore = (draft: ConfigDraft): void => {
    const state = editing.$state.getState();
    if (state === null) return;
    const restored = restoredDraft(state.store, draft);
    // Conflicts first: what is restored is remembered at once, and nothing of the draft may be missing then.
    disputed(restored.conflicts);
    toEnter(restored.enterAgain);
    if (restored.edit.ok) editing.edited(restored.edit.store.changes);
  };
  let isOffered = false;
  const offer = ({ sent = EMPTY_DRAFT, isInForce }: DraftQuestion): void => {
    const { draft, draftAt } = $memory.getState() ?? {};
    const values = editing.$saved.getState();
    if (values.size === 0 || $memory.getState() === null) return;
    const first = !isOffered;
    isOffered = true;
    if (draft === undefined) return;
    const pending = editing.$state.getState()?.store.pending ?? [];
    const left = withoutKeys(draft, new Set(pending.map(({ key }) => key)));
    const mine = draftWithin(left, sent);
    const isOver = isInForce || (mine.secretKeys.length === 0 && isDraftInForce(mine, values) === true);
    if (isOver) drop(mine);
    else if (draftSize(mine) > 0) restore(mine);
    if (!first) return;
    const others = withoutKeys(left, new Set(draftKeys(mine)));
    const open = draftToApply(others, values);
    drop(draftWithout(others, open, EMPTY_DRAFT));
    if (draftSize(open) > 0) offered({ count: settingsOf(open), at: draftAt, draft: open });
  };
  // Of what is kept only the offered draft goes: newer edits of this page, and what another tab made, stay.
  const drop = (old: ConfigDraft): void => {
    if (draftSize(old) === 0) return;
    change(known => {
      const { draft = EMPTY_DRAFT, draftAt, ...rest } = known;
      const next = draftWithout(draft, old, mineBefore);
      if (draftSize(next) === 0) return rest;
      return { ...rest, draft: next, ...(draftAt !== undefined && { draftAt }) };
    });
  };
  asked.watch(offer);
  continued.watch(() => {
    const { draft } = $offer.getState() ?? {};
    offered(null);
    if (draft !== undefined) restore(draft);
  });
  discarded.watch(() => {
    const { draft } = $offer.getState() ?? {};
    offered(null);
    if (draft !== undefined) drop(draft);
  });
  disputeSettled.watch(({ key, choice }) => {
    const dispute = $disputes.getState().find(one => one.key === key);
    closed(key);
    if (choice === 'mine' && dispute !== undefined) editing.edited(new Map([[key, dispute.mine]]));
  });

  combine({ state: editing.$state, disputes: $disputes, enterAgain: $enterAgain }).updates.watch(
    ({ state, disputes, enterAgain }) => {
      const owner = $owner.getState();
      if (state === null || owner === null) return;
      const entered = new Set(state.store.changes.keys());
      const mine = rememberedDraft(
        state,
        disputes,
        enterAgain.filter(key => !entered.has(key)),
      );
      if (JSON.stringify(mine) === JSON.stringify(mineBefore)) return;
      const before = mineBefore;
      mineBefore = mine;
      change(({ draft = EMPTY_DRAFT, draftAt: _at, ...rest }) => {
        const next = nextKeptDraft(draft, before, mine);
        return draftSize(next) === 0 ? rest : { ...rest, draft: next, draftAt: clock.now() };
      });
      tabs.tell({ owner, kind: 'draft', count: settingsOf(mine) });
    },
  );

  tabs.heard.subscribe(heard);
  const ours = sample({
    clock: heard,
    source: $owner,
    filter: (owner, { owner: other }) => owner?.mac === other.mac && owner.user === other.user,
    fn: (_, heardMessage) => heardMessage,
  });
  // Where both changed a key, another page that is done with it has taken out what this one still has.
  ours.watch(({ kind }) => {
    if (kind !== 'draft' || draftSize(mineBefore) === 0) return;
    change(({ draft = EMPTY_DRAFT, ...rest }) => ({
      draftAt: clock.now(),
      ...rest,
      draft: keptWithMissing(draft, mineBefore),
    }));
  });
  const $otherTab = createStore<TabMessage | null>(null)
    .on(ours, (_, told) => (told.kind === 'draft' && told.count > 0 ? told : null))
    .reset(otherTabDismissed);
  written.watch(() => {
    const owner = $owner.getState();
    if (owner !== null) tabs.tell({ owner, kind: 'written', count: 0 });
  });

  return {
    asked,
    $offer,
    continued,
    discarded,
    $disputes,
    disputeSettled,
    $enterAgain,
    secretLeft,
    $otherTab,
    otherTabDismissed,
    $remembered,
    $memory,
    noted,
    written,
  };
}
