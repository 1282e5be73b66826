import {
  changedState,
  changeOf,
  type ConfigChanges,
  type ConfigDraft,
  ConfigRepository,
  ConfigStore,
  type ConfigText,
  type ConfigValueError,
  editedState,
  type MergeChoice,
  openedState,
  type RepositoryChange,
  type RepositoryState,
  settledState,
  takenState,
  testResumedState,
  type ThreeWayChange,
  withStore,
} from '@radiolink/domain/configuration';
import {
  type ChangePlan,
  leftoversBySwitch,
  reviewedChanges,
  type SettingChange,
  settingChanges,
} from '@radiolink/domain/settings';
import {
  attach,
  combine,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  scopeBind,
  type Store,
} from 'effector';
import { type Token, token } from '../wiring/token.ts';
import type { ConfigurationPort, ReadConfiguration } from './configuration.port.ts';
import { createFieldsModel, type FieldsModel } from './fields.model.ts';

/**
 * The configuration in the editor: one for all pages, from the configuration that the start read.
 *
 * A field shows its text in `$typedFields`, else its value in `$values`; `$saved` has its old one, for the mark of a change.
 * It reports each input by `fieldTyped` and, when it is left, `SettingsContextModel.fieldLeft`, which judges the text and enters
 * it with the keys that mirror it. Entries that are added or removed as a whole are one
 * `edited(new Map([[key, value or undefined], …]))`. A field that is hidden leaves its edit in the draft.
 */
export interface EditingModel extends FieldsModel {
  /**
   * Input: the configuration as read at the start, or later. Earlier edits are kept on top of it; if both
   * changed a key, that is a conflict and nothing is overwritten.
   */
  readonly configurationRead: EventCallable<ReadConfiguration>;
  /** Several keys in one step, all or none; undefined deletes. */
  readonly edited: EventCallable<ConfigChanges>;
  /** Takes back the setting of a key, with the keys that mirror it. */
  readonly settingReverted: EventCallable<string>;
  /** Takes back a section or one entry (`netconf.3`); a newly added entry is dropped. */
  readonly sectionReverted: EventCallable<string>;
  readonly allReverted: EventCallable<void>;
  /** Settles one conflict; the device's value applies until all are settled. */
  readonly conflictSettled: EventCallable<{ readonly key: string; readonly choice: MergeChoice }>;

  /** Input: a test runs that this browser started before the page was loaded, and these are its changes. */
  readonly testResumed: EventCallable<ConfigDraft>;

  /** The plans among the pending changes: each is one change of `$pending`. */
  readonly plansFound: EventCallable<readonly ChangePlan[]>;

  /** What is known of the configuration, kept here alone; null until one was read. */
  readonly $state: Store<RepositoryState | null>;
  /** The configuration with all edits made, key by key. Empty until it was read. Holds secrets. */
  readonly $values: Store<ReadonlyMap<string, string>>;
  /** The configuration as the device has it. */
  readonly $saved: Store<ReadonlyMap<string, string>>;
  /** The keys that the device has a place for; null for one that takes any. */
  readonly $carried: Store<ReadonlySet<string> | null>;
  /** Pending changes, by setting. */
  readonly $pending: Store<readonly SettingChange[]>;
  readonly $pendingCount: Store<number>;
  /** Number of settings in the test that this browser started, and of those changed since; null without one. */
  readonly $underTest: Store<{ readonly tested: number; readonly since: number } | null>;
  /** Keys that both this page and another session changed, to different values. */
  readonly $conflicts: Store<readonly ThreeWayChange[]>;
  /**
   * Choices made so far, by key; nothing changes until all are made. A choice stays valid through edits and
   * readings while the device's value is the one it was made against.
   */
  readonly $choices: Store<ReadonlyMap<string, MergeChoice>>;
  /** The last edit that could not be made, until another one is. Without its value. */
  readonly $refused: Store<ConfigValueError | null>;
  /**
   * The service for one request to the device that begins with this state; what it changes enters `$state`. For an effect
   * that has `$state` as its source: it belongs to the scope in which it is called. Null until a configuration was read.
   */
  repositoryOf(state: RepositoryState | null): ConfigRepository | null;
}

/** Token of the editing model. */
export const EditingModel: Token<EditingModel> = token<EditingModel>('EditingModel');

/** A choice, and the device's value that it was made against. */
interface Chosen {
  readonly choice: MergeChoice;
  readonly theirs: string | undefined;
}

/** The decisions that are still valid: a new value on the device needs a new decision. */
function standing(
  chosen: ReadonlyMap<string, Chosen>,
  conflicts: readonly ThreeWayChange[],
): ReadonlyMap<string, MergeChoice> {
  return new Map(
    conflicts.flatMap(({ key, theirs }) => {
      const made = chosen.get(key);
      return made !== undefined && made.theirs === theirs ? [[key, made.choice] as const] : [];
    }),
  );
}

/** The known keys while the newly read ones are the same: what draws by them has nothing to draw. */
function sameKeys(
  known: ReadonlySet<string> | null,
  read: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  const isSame = known && read && known.size === read.size && [...known].every(key => read.has(key));
  return isSame ? known : read;
}

const NO_CONFLICTS: readonly ThreeWayChange[] = [];
const NOTHING: ReadonlyMap<string, string> = new Map();
const entriesOf = (config: ConfigText | undefined): ReadonlyMap<string, string> =>
  config?.entries() ?? NOTHING;

/**
 * Makes the model; it loads nothing on its own.
 *
 * @param startRead emits each configuration that the start of the page has read
 */
export function createEditingModel(
  storage: ConfigurationPort,
  startRead: Event<ReadConfiguration>,
): EditingModel {
  const configurationRead = createEvent<ReadConfiguration>();
  const changed = createEvent<RepositoryChange>();
  const edited = changed.prepend<ConfigChanges>(changes => ['edited', changes]);
  const settingReverted = createEvent<string>();
  const sectionReverted = changed.prepend<string>(path => ['sectionReverted', path]);
  const allReverted = changed.prepend(() => ['reverted']);
  const conflictSettled = createEvent<{ readonly key: string; readonly choice: MergeChoice }>();
  const testResumed = createEvent<ConfigDraft>();

  const $state = createStore<RepositoryState | null>(null)
    .on(configurationRead, (state, read) => (state ? takenState(state, read) : openedState(read)))
    .on(settingReverted, (state, key) => state && withStore(state, withoutSetting(state.store, key)))
    .on(testResumed, (state, tested) => state && testResumedState(state, tested))
    .on(changed, (state, change) => state && changedState(state, change));
  const $store = $state.map(state => state?.store ?? null);
  const plansFound = createEvent<readonly ChangePlan[]>();
  const $plans = createStore<readonly ChangePlan[]>([]).on(plansFound, (known, found) =>
    known.length + found.length === 0 ? known : found,
  );
  const $pending = combine($store, $plans, (store, plans) =>
    store === null ? [] : reviewedChanges(store.pending, store.running.entries(), plans),
  );
  const $carried = createStore<ReadonlySet<string> | null>(null).on(configurationRead, (known, { carried }) =>
    sameKeys(known, carried ?? null),
  );
  const $refused = createStore<ConfigValueError | null>(null);
  sample({
    clock: edited,
    source: $state,
    fn: (state, changes) => (state && editedState(state, changes).error) ?? null,
    target: $refused,
  });
  const nowFx = attach({ source: $state, effect: state => state });
  const repositoryOf = (state: RepositoryState | null): ConfigRepository | null => {
    if (state === null) return null;
    const change = async (made?: RepositoryChange) => {
      if (made) changed(made);
      return (await nowFx()) ?? state;
    };
    return new ConfigRepository(storage, { state, change: scopeBind(change, { safe: true }) });
  };

  sample({ clock: startRead, target: configurationRead });
  const $conflicts = $state.map(state => state?.disputed?.conflicts ?? NO_CONFLICTS);
  const chosen = sample({
    clock: conflictSettled,
    source: $conflicts,
    fn: (conflicts, { key, choice }) => ({ choice, conflict: conflicts.find(one => one.key === key) }),
    batch: false,
  });
  const $chosen = createStore<ReadonlyMap<string, Chosen>>(new Map())
    .on(chosen, (known, { choice, conflict }) =>
      conflict ? new Map(known).set(conflict.key, { choice, theirs: conflict.theirs }) : known,
    )
    .on($conflicts, (known, conflicts) => (conflicts.length === 0 && known.size > 0 ? new Map() : known));
  const $choices = combine($chosen, $conflicts, standing);
  $state.on($choices, (state, choices) => state && settledState(state, choices));

  return {
    configurationRead,
    edited,
    settingReverted,
    sectionReverted,
    allReverted,
    conflictSettled,
    testResumed,
    plansFound,
    $state,
    $values: $store.map(store => entriesOf(store?.running)),
    $saved: $store.map(store => entriesOf(store?.original)),
    $carried,
    $pending,
    $pendingCount: $pending.map(pending => pending.length),
    $underTest: combine($state, $plans, (state, plans) =>
      state === null ? null : underTestCounts(state, plans),
    ),
    $conflicts,
    $choices,
    $refused,
    ...createFieldsModel({ edited, settingReverted, sectionReverted, allReverted }),
    repositoryOf,
  };
}

/** Without the change of a setting: with the keys that mirror it, and what is left in a section with its switch. */
function withoutSetting(store: ConfigStore, key: string): ConfigStore {
  const change = settingChanges(store.pending, store.running.entries()).find(({ keys }) =>
    keys.includes(key),
  );
  const leftovers = leftoversBySwitch(store.pending);
  return (change?.keys ?? [key])
    .flatMap(own => [own, ...(leftovers.get(own) ?? [])])
    .reduce((left, each) => left.revertKey(each), store);
}

function underTestCounts(
  { store, underTest }: RepositoryState,
  plans: readonly ChangePlan[],
): { tested: number; since: number } | null {
  if (underTest === undefined) return null;
  const count = (before: ConfigText, after: ConfigText, secretKeys: readonly string[] = []): number => {
    const changes = ConfigStore.between(before, after)?.pending;
    if (changes === undefined) return 0;
    const secrets = secretKeys.flatMap(key => changeOf(key, '', after.get(key)) ?? []);
    return reviewedChanges([...changes, ...secrets], after.entries(), plans).length;
  };
  return {
    tested: count(store.original, underTest.config, underTest.secretKeys),
    since: count(underTest.config, store.running),
  };
}
