import { diffConfigs } from './config-diff.ts';
import { type ConfigChanges, type ConfigValueError, refusal } from './config-edit.ts';
import { ConfigStore } from './config-store.ts';
import { ConfigText } from './config-text.ts';
import type { StoredConfiguration } from './configuration-storage.port.ts';
import { type ConfigDraft, isDraftInForce } from './draft.ts';
import { isSensitiveKey } from './secret-keys.ts';
import { type MergeChoice, mergeConfigs, type ThreeWayChange } from './three-way.ts';

/** What is known of a configuration: saved, pending, under test, disputed. A value: each change gives a new one. */
export interface RepositoryState {
  readonly store: ConfigStore;
  /** A backup was loaded on the device and is not applied yet. */
  readonly modified: boolean;
  /** The device's configuration before that backup; undefined without a backup, or if it was not read. */
  readonly beforeStaged?: ConfigText | undefined;
  /** That backup while it is made changes: its text is here, and perhaps nowhere else. */
  readonly held?: HeldBackup | undefined;
  readonly firstSetup: boolean;
  /** The running configuration is lost at the next reboot. */
  readonly unsaved: boolean;
  /** The configuration under test, reverted automatically unless it is kept. */
  readonly underTest: ConfigurationUnderTest | undefined;
  /** The configuration found on the device, while conflicts with it are not resolved. */
  readonly disputed: DisputedConfiguration | undefined;
}

export interface ConfigurationUnderTest {
  readonly config: ConfigText;
  readonly noSave: boolean;
  /** Tested secrets whose values before the test are not known: they are no pending changes, and are counted. */
  readonly secretKeys?: readonly string[];
}

export interface DisputedConfiguration {
  readonly theirs: ConfigText;
  readonly conflicts: readonly ThreeWayChange[];
}

/** A backup that the device is requested to drop, to be converted to changes of the running configuration. */
export interface HeldBackup {
  readonly text: ConfigText;
  /** The device said that it dropped it; false while that is not known. */
  readonly isOff: boolean;
}

/** A store on a new original, with what makes the difference to the running text pending. */
export function rebased(original: ConfigText, running: ConfigText): ConfigStore {
  return editedStore(ConfigStore.of(original), afterOf(original, running));
}

const afterOf = (before: ConfigText, after: ConfigText): Map<string, string | undefined> =>
  new Map(diffConfigs(before, after).map(({ key, after: value }) => [key, value]));

function editedStore(store: ConfigStore, changes: ConfigChanges): ConfigStore {
  const edit = store.edit(changes);
  return edit.ok ? edit.store : store;
}

/** What is known once a configuration was read, with nothing pending. */
export function openedState({ text, modified, firstSetup }: StoredConfiguration): RepositoryState {
  const store = ConfigStore.of(ConfigText.parse(text));
  return { store, modified, firstSetup, unsaved: false, underTest: undefined, disputed: undefined };
}

/** With other pending changes: they may begin a conflict with what the device was found to hold, or end one. */
export function withStore(state: RepositoryState, store: ConfigStore): RepositoryState {
  const { disputed } = state;
  return disputed === undefined ? { ...state, store } : merged(state, store, disputed.theirs);
}

/** With these changes pending, all or none; the same with the error where one of them cannot be. */
export function editedState(
  state: RepositoryState,
  changes: ConfigChanges,
): { readonly state: RepositoryState; readonly error: ConfigValueError | undefined } {
  const edit = state.store.edit(changes);
  return edit.ok ? { state: withStore(state, edit.store), error: undefined } : { state, error: edit };
}

/**
 * The saved state, without newly added models. Where changes are disputed, the saved state is what the device was
 * found to hold, and nothing is left to dispute.
 */
export function revertedState(state: RepositoryState): RepositoryState {
  const { store, disputed } = state;
  return {
    ...state,
    store: disputed ? ConfigStore.of(disputed.theirs) : store.revertAll(),
    disputed: undefined,
  };
}

/**
 * With the pending changes on what the device has now. Conflicts are listed, with my values still pending. The same
 * where nothing is new, and while a test runs: the device then shows the configuration under test.
 */
export function takenState(
  state: RepositoryState,
  { text, modified, firstSetup }: StoredConfiguration,
): RepositoryState {
  // A reading may be of before a backup was dropped: only the one made after that may put it in its place.
  if (state.underTest || state.held) return state;
  const { store, disputed } = state;
  const theirs = ConfigText.parse(text);
  const known = disputed?.theirs ?? store.original;
  const isFlagged = state.modified === modified && state.firstSetup === firstSetup;
  if (isFlagged && known.toString() === theirs.toString()) return state;
  const before = state.modified ? state.beforeStaged : store.original;
  return merged(
    { ...state, modified, firstSetup, beforeStaged: modified ? before : undefined },
    store,
    theirs,
  );
}

/** With the conflicts resolved, key by key; the same while one is open. */
export function settledState(
  state: RepositoryState,
  choices: ReadonlyMap<string, MergeChoice>,
): RepositoryState {
  const { store, disputed } = state;
  return disputed ? merged(state, store, disputed.theirs, choices) : state;
}

function merged(
  state: RepositoryState,
  store: ConfigStore,
  theirs: ConfigText,
  choices?: ReadonlyMap<string, MergeChoice>,
): RepositoryState {
  const { merged: text, conflicts } = mergeConfigs(store.original, store.running, theirs, choices);
  if (conflicts.length === 0) return { ...state, store: rebased(theirs, text), disputed: undefined };
  return choices === undefined ? { ...state, store, disputed: { theirs, conflicts } } : state;
}

/** The sent configuration is now the original; edits made since it was sent stay pending. */
export function writtenState(state: RepositoryState, sent: ConfigText, unsaved: boolean): RepositoryState {
  const store = rebased(sent, state.store.running);
  return { ...state, store, unsaved, modified: false, underTest: undefined };
}

/** The device tests what was sent; without it the pending configuration, which it turns out to test unless a test is known. */
export function testedState(state: RepositoryState, sent?: ConfigText, noSave = false): RepositoryState {
  const { underTest, store } = state;
  return sent === undefined && underTest
    ? state
    : { ...state, underTest: { config: sent ?? store.running, noSave } };
}

/**
 * With the changes of a running test pending again, in a page that was loaded while the test runs: the device gives
 * the tested configuration, and the draft what the changed keys had before. The same where the device does not have
 * these changes, or something else stands in between.
 *
 * @param tested the changes as the browser remembers them
 */
export function testResumedState(state: RepositoryState, tested: ConfigDraft): RepositoryState {
  const { store, underTest, disputed, modified, held } = state;
  const isElsewhere = underTest || disputed || held || modified;
  const config = store.original;
  if (isElsewhere || isDraftInForce(tested, config.entries()) === false) return state;
  const before = config.edit(new Map(tested.changes.map(({ key, base }) => [key, base ?? undefined])));
  if (!before.ok) return state;
  const resumed = rebased(before.config, store.running);
  // A remembered key that is never written cannot be pending.
  if (diffConfigs(resumed.running, store.running).length > 0) return state;
  const secretKeys = [...tested.secretKeys, ...tested.deletedSecretKeys];
  return {
    ...state,
    store: resumed,
    underTest: { config, noSave: false, ...(secretKeys.length > 0 && { secretKeys }) },
  };
}

/**
 * No test runs on a device with this configuration: the tested changes are no longer pending if they are in effect.
 * Without a configuration the device has reverted the test, and they are.
 */
export function testOverState(state: RepositoryState, config?: ConfigText): RepositoryState {
  const { underTest, store } = state;
  if (!underTest) return state;
  const isKept =
    config !== undefined &&
    diffConfigs(store.original, underTest.config).every(
      ({ key, after }) => config.get(key) === after || isSensitiveKey(key),
    );
  return isKept
    ? writtenState(state, underTest.config, underTest.noSave)
    : { ...state, underTest: undefined };
}

/**
 * With the held backup as changes to what the device runs without it; the same without the backup where it is on the
 * device still. Edits take precedence over it. Keys that must not be sent to the device, and values that no text can
 * contain, are left out.
 */
export function heldSettledState(state: RepositoryState, read: StoredConfiguration): RepositoryState {
  const { held, store, unsaved, underTest } = state;
  if (held === undefined) return state;
  if (read.modified) return takenState({ ...state, held: undefined }, read);
  const opened = openedState(read);
  const changes = new Map([...afterOf(opened.store.original, held.text), ...store.changes]);
  for (const [key, value] of changes) {
    if (isSensitiveKey(key) || refusal(new Map([[key, value]])) !== undefined) changes.delete(key);
  }
  return { ...opened, held: undefined, unsaved, underTest, store: editedStore(opened.store, changes) };
}

/** The result of applying the uploaded backup on the device. */
export interface StagedBackup {
  readonly text: ConfigText;
  /** The backup as changes to what the device had before it; undefined when that is not known. */
  readonly replacing: ConfigStore | undefined;
}

/** The waiting backup; without one, what the device has. */
export function stagedBackup({ store, disputed, beforeStaged }: RepositoryState): StagedBackup {
  const text = disputed?.theirs ?? store.original;
  return { text, replacing: beforeStaged && ConfigStore.between(beforeStaged, text) };
}
