import {
  type ConfigDraft,
  draftSize,
  draftWithout,
  EMPTY_DRAFT,
  nextStoredDraft,
  rememberedDraft,
} from '@radiolink/domain/configuration';
import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import type { Clock } from '../../clock/clock.port.ts';
import type { SessionStore } from '../../session/session-store.port.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ChangeMemoryPort, ChangeOwner, MemoryChange, TypedText } from './change-memory.port.ts';
import { createDraftMemory, type DraftMemory } from './draft-memory.ts';
import { createDraftOffers, type DraftOffers } from './draft-offers.ts';
import { createOtherTab, type OtherTab } from './other-tab.ts';
import { createRestoredChanges, type RestoredChanges } from './restored-changes.ts';
import type { TabsPort } from './tabs.port.ts';
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
    fn: (mine, old) => withoutDraft(old, mine),
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
    fn: ({ before, mine }) => withDraft(before, mine, clock.now()),
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
    fn: ({ before, mine }) => withTyped(before, mine),
    target: noted,
    batch: false,
  });
}

/** Of what is remembered only the old draft goes: newer edits of this page, and what another tab made, stay. */
export function withoutDraft(old: ConfigDraft, mine: ConfigDraft): MemoryChange {
  return known => {
    const { draft = EMPTY_DRAFT, draftAt, ...rest } = known;
    const next = draftWithout(draft, old, mine);
    if (draftSize(next) === 0) return rest;
    return { ...rest, draft: next, ...(draftAt !== undefined && { draftAt }) };
  };
}

/** Changes of this page since `before`. @param at milliseconds since the epoch */
export function withDraft(before: ConfigDraft, mine: ConfigDraft, at: number): MemoryChange {
  return ({ draft = EMPTY_DRAFT, draftAt: _at, ...rest }) => {
    const next = nextStoredDraft(draft, before, mine);
    return draftSize(next) === 0 ? rest : { ...rest, draft: next, draftAt: at };
  };
}
