import {
  type ConfigChanges,
  ConfigRepository,
  type ConfigText,
  type ConfigValueError,
  diffConfigs,
  isSensitiveKey,
  type MergeChoice,
  type RepositoryState,
  type ThreeWayChange,
} from '@radiolink/domain/configuration';
import {
  type SettingChange,
  type SettingChangeGroup,
  settingChanges,
  settingChangesByRisk,
  settingEdit,
  type SettingDescriptor,
} from '@radiolink/domain/settings';
import { combine, createEvent, createStore, type Event, type EventCallable, type Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';
import type { ConfigurationPort, ReadConfiguration } from './configuration.port.ts';
import { createInvalidFieldsModel, type InvalidFieldsModel } from './invalid-fields.model.ts';

/** One setting to be given a value; the indexes stand for `{n}` and `{m}` of its key. */
export interface SettingEdit {
  readonly descriptor: SettingDescriptor;
  readonly indexes?: readonly number[];
  readonly value: string;
}

/**
 * The configuration while somebody edits it: one repository for all pages, from the configuration that the start read.
 *
 * How a form binds to it: a field takes its value from `$values.get(key)` (the edited one where there is an edit) and
 * its old value, for the mark of a change, from `$saved`. On blur, once its rule is content, it calls
 * `settingEdited({ descriptor, indexes, value })`, which writes the keys that mirror it too; entries that are added or
 * taken away as a whole are one `edited(new Map([[key, value or undefined], …]))`. A form does not keep values of its
 * own: a field that is hidden keeps its edit. After `reverted` and the like the stores tell the value to show.
 */
export interface EditingModel extends InvalidFieldsModel {
  /**
   * Input: the configuration as it was read at the start, or anew. Edits made before stay, put on top of it; where both
   * changed a key, that is a conflict and nothing is overwritten.
   */
  readonly configurationRead: EventCallable<ReadConfiguration>;
  readonly settingEdited: EventCallable<SettingEdit>;
  /** Many keys at once, or none of them; undefined deletes. */
  readonly edited: EventCallable<ConfigChanges>;
  /** Takes back the setting of a key, with the keys that mirror it. */
  readonly settingReverted: EventCallable<string>;
  /** Takes back a section or one entry (`netconf.3`); a newly added entry is dropped. */
  readonly sectionReverted: EventCallable<string>;
  readonly allReverted: EventCallable<void>;
  /** Settles one conflict; the device's value stands until all are settled. */
  readonly conflictSettled: EventCallable<{ readonly key: string; readonly choice: MergeChoice }>;

  /** The repository's state; null until a configuration was read. */
  readonly $state: Store<RepositoryState | null>;
  /** The configuration with all edits made, key by key. Empty until it was read. Holds secrets. */
  readonly $values: Store<ReadonlyMap<string, string>>;
  /** The configuration as the device has it. */
  readonly $saved: Store<ReadonlyMap<string, string>>;
  /** The keys that the device has a place for; null for one that takes any. */
  readonly $carried: Store<ReadonlySet<string> | null>;
  /** What is changed and not applied, by setting. */
  readonly $pending: Store<readonly SettingChange[]>;
  readonly $pendingCount: Store<number>;
  /** How many of the pending settings the test begun here tries, and how many were changed since; null without one. */
  readonly $underTest: Store<{ readonly tested: number; readonly since: number } | null>;
  /** The same by what it can cost, worst first. */
  readonly $pendingByRisk: Store<readonly SettingChangeGroup[]>;
  /** Keys that both this page and another hand changed on the device, to different values. */
  readonly $conflicts: Store<readonly ThreeWayChange[]>;
  /**
   * What was chosen of them so far, by key; nothing changes until all are settled. A choice outlasts edits and further
   * readings while the device's value is the one that it was made against.
   */
  readonly $choices: Store<ReadonlyMap<string, MergeChoice>>;
  /** The last edit that could not be made, until another one is. Without its value. */
  readonly $refused: Store<ConfigValueError | null>;
  /** The repository itself, for use cases that write. Undefined until a configuration was read. */
  repository(): ConfigRepository | undefined;
}

/** Token of the editing model. */
export const EditingModel: Token<EditingModel> = token<EditingModel>('EditingModel');

/** A choice, and the device's value that it was made against. */
interface Chosen {
  readonly choice: MergeChoice;
  readonly theirs: string | undefined;
}

/** The choices that still stand: another value on the device is another question. */
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

/** The known keys while the newly told ones are the same: what draws by them has nothing to draw. */
function sameKeys(
  known: ReadonlySet<string> | null,
  told: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  const isSame =
    known !== null && told !== null && known.size === told.size && [...known].every(key => told.has(key));
  return isSame ? known : told;
}

const NOTHING: ReadonlyMap<string, string> = new Map();
const entriesOf = (config: ConfigText | undefined): ReadonlyMap<string, string> =>
  config?.entries() ?? NOTHING;

/**
 * Makes the model; it reads nothing by itself.
 *
 * @param startRead tells of each configuration that the start of the page has read
 */
export function createEditingModel(
  storage: ConfigurationPort,
  startRead: Event<ReadConfiguration>,
): EditingModel {
  const configurationRead = createEvent<ReadConfiguration>();
  const settingEdited = createEvent<SettingEdit>();
  const edited = createEvent<ConfigChanges>();
  const settingReverted = createEvent<string>();
  const sectionReverted = createEvent<string>();
  const allReverted = createEvent();
  const conflictSettled = createEvent<{ readonly key: string; readonly choice: MergeChoice }>();
  const changed = createEvent<RepositoryState>();
  const refused = createEvent<ConfigValueError | null>();

  const $state = createStore<RepositoryState | null>(null).on(changed, (_, state) => state);
  const $store = $state.map(state => state?.store ?? null);
  const $pending = $store.map(store =>
    store === null ? [] : settingChanges(store.pending, store.running.entries()),
  );
  const $carried = createStore<ReadonlySet<string> | null>(null).on(configurationRead, (known, { carried }) =>
    sameKeys(known, carried ?? null),
  );
  const $refused = createStore<ConfigValueError | null>(null).on(refused, (_, error) => error);

  let repository: ConfigRepository | undefined;
  const edit = (changes: ConfigChanges): void => {
    refused(repository?.edit(changes) ?? null);
  };

  configurationRead.watch(read => {
    if (repository !== undefined) {
      repository.take(read);
      return;
    }
    repository = ConfigRepository.of(storage, read);
    repository.onChange(changed);
    changed(repository.state);
  });
  startRead.watch(configurationRead);
  edited.watch(edit);
  settingEdited.watch(({ descriptor, indexes, value }) => {
    const { store } = repository?.state ?? {};
    if (store !== undefined) edit(settingEdit(descriptor, value, store.running.entries(), indexes));
  });
  settingReverted.watch(key => {
    const { store } = repository?.state ?? {};
    if (store === undefined) return;
    const change = settingChanges(store.pending, store.running.entries()).find(({ keys }) =>
      keys.includes(key),
    );
    for (const own of change?.keys ?? [key]) repository?.revertKey(own);
  });
  sectionReverted.watch(path => repository?.revertUnder(path));
  allReverted.watch(() => repository?.revertAll());
  const $conflicts = combine($state, state => state?.disputed?.conflicts ?? []);
  const $chosen = createStore<ReadonlyMap<string, Chosen>>(new Map())
    .on(conflictSettled, (chosen, { key, choice }) => {
      const conflict = $conflicts.getState().find(one => one.key === key);
      return conflict ? new Map(chosen).set(key, { choice, theirs: conflict.theirs }) : chosen;
    })
    .on($conflicts, (chosen, conflicts) => (conflicts.length === 0 && chosen.size > 0 ? new Map() : chosen));
  const $choices = combine($chosen, $conflicts, standing);
  $choices.updates.watch(choices => {
    if (choices.size > 0 && choices.size === $conflicts.getState().length) repository?.settle(choices);
  });

  return {
    configurationRead,
    settingEdited,
    edited,
    settingReverted,
    sectionReverted,
    allReverted,
    conflictSettled,
    $state,
    $values: $store.map(store => entriesOf(store?.running)),
    $saved: $store.map(store => entriesOf(store?.original)),
    $carried,
    $pending,
    $pendingCount: $pending.map(pending => pending.length),
    $underTest: $state.map(state => (state === null ? null : underTestCounts(state))),
    $pendingByRisk: $pending.map(settingChangesByRisk),
    $conflicts,
    $choices,
    $refused,
    ...createInvalidFieldsModel({ edited, settingReverted, sectionReverted, allReverted }),
    repository: () => repository,
  };
}

function underTestCounts({ store, underTest }: RepositoryState): { tested: number; since: number } | null {
  if (underTest === undefined) return null;
  const count = (before: ConfigText, after: ConfigText): number =>
    settingChanges(
      diffConfigs(before, after).filter(({ key }) => !isSensitiveKey(key)),
      after.entries(),
    ).length;
  return {
    tested: count(store.original, underTest.config),
    since: count(underTest.config, store.running),
  };
}
