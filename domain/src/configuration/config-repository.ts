import { message, type Problem } from '../errors/message.ts';
import { ChangeBackup } from './change-backup.ts';
import type { ConfigChanges, ConfigValueError } from './config-edit.ts';
import { ConfigStore, type StoreEdit } from './config-store.ts';
import { diffConfigs } from './config-diff.ts';
import { ConfigText } from './config-text.ts';
import type {
  ConfigurationOutcome,
  ConfigurationStorage,
  StoredConfiguration,
} from './configuration-storage.port.ts';
import { EDITOR_STAMP } from './editor-stamp.ts';
import {
  type BackupHolder,
  type BackupReview,
  reviewBackup,
  settleHeldBackup,
  type WaitingBackup,
  waitingBackup,
} from './held-backup.ts';
import { rebased, type RepositoryState } from './repository-state.ts';
import { isSensitiveKey } from './sensitive-keys.ts';
import { mergeConfigs, type MergeChoice } from './three-way-merge.ts';
import type { ThreeWayChange } from './three-way-diff.ts';
import { type WritingDetails, writtenText } from './written-text.ts';

/** Write options: a test that is reverted automatically, or a run without saving. Both may be combined. */
export interface WriteOptions extends WritingDetails {
  readonly testMode?: boolean;
  readonly noSave?: boolean;
  /** The reviewed changes: nothing is sent if the pending changes differ by then. */
  readonly reviewed?: ConfigChanges;
  /**
   * Checks between reading and writing why nothing may be sent now: another session's test, whose configuration would
   * be mistaken for the saved one. The configuration read is then discarded.
   */
  readonly heldBy?: () => Promise<Problem | undefined>;
  /** Judges what is really about to be sent: my changes on top of what the device has now. */
  readonly check?: (store: ConfigStore) => Problem | undefined;
}

/** Result of a write. Nothing was sent in the last two cases. */
export type WriteResult =
  | ({ readonly kind: 'written' } & ConfigurationOutcome)
  | { readonly kind: 'conflicts'; readonly conflicts: readonly ThreeWayChange[] }
  | { readonly kind: 'refused'; readonly problem: Problem };

const EDITED = message('The changes were edited after the review. Review them again.');
const STAGED = message('An uploaded backup on the device is not applied yet. Apply or discard it first.');

/**
 * The configuration of one device during editing: pending changes per section, revert, test mode, no-save, apply and
 * discard over a storage. Concurrent changes on the device are merged in; where both sides changed a key, writing is
 * blocked until the conflict is resolved. Failures of the storage pass through and leave the repository unchanged.
 * Specification §4, Configuration handling.
 */
export class ConfigRepository {
  readonly #storage: ConfigurationStorage;
  readonly #listeners = new Set<(state: RepositoryState) => void>();
  #state: RepositoryState;

  /** Opens the configuration that the storage holds. */
  static async open(storage: ConfigurationStorage): Promise<ConfigRepository> {
    return ConfigRepository.of(storage, await storage.read());
  }

  /** Opens a configuration that was read from the storage already. */
  static of(
    storage: ConfigurationStorage,
    { text, modified, firstSetup }: StoredConfiguration,
  ): ConfigRepository {
    const store = ConfigStore.of(ConfigText.parse(text));
    const fresh = { unsaved: false, underTest: undefined, disputed: undefined };
    return new ConfigRepository(storage, { store, modified, firstSetup, ...fresh });
  }

  private constructor(storage: ConfigurationStorage, state: RepositoryState) {
    this.#storage = storage;
    this.#state = state;
  }

  get state(): RepositoryState {
    return this.#state;
  }

  /** Subscribes to every new state; returns the unsubscribe function. */
  onChange(listener: (state: RepositoryState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sets one value; gives the error when it cannot be, with the state unchanged. */
  set(key: string, value: string): ConfigValueError | undefined {
    return this.#take(this.#state.store.set(key, value));
  }

  delete(key: string): ConfigValueError | undefined {
    return this.#take(this.#state.store.delete(key));
  }

  /** Makes many changes, or none. */
  edit(changes: ConfigChanges): ConfigValueError | undefined {
    return this.#take(this.#state.store.edit(changes));
  }

  revertKey(key: string): void {
    this.#edited(this.#state.store.revertKey(key));
  }

  /** Reverts a section or one entry; a newly added entry is dropped. */
  revertUnder(path: string): void {
    this.#edited(this.#state.store.revertUnder(path));
  }

  /**
   * Restores the saved state and drops newly added models. Where changes are disputed, the saved state is what the
   * device was found to hold, and nothing is left to dispute.
   */
  revertAll(): void {
    const { store, disputed } = this.#state;
    if (disputed === undefined) this.#change({ store: store.revertAll() });
    else this.#change({ store: ConfigStore.of(disputed.theirs), disputed: undefined });
  }

  /** A backup of the pending changes as they are now. */
  backup(): ChangeBackup {
    return new ChangeBackup({
      changes: () => this.#state.store.changes,
      restore: changes => this.#take(this.#state.store.revertAll().edit(changes)),
    });
  }

  /**
   * Reads the device again and puts the pending changes on what it has now. Conflicts are returned and kept in the
   * state, with my values still pending, until `settle` or the next reading ends them. Does nothing while a test runs:
   * the device then shows the configuration under test.
   */
  async refresh(): Promise<readonly ThreeWayChange[]> {
    return this.#state.underTest ? [] : this.take(await this.#storage.read());
  }

  /** The same with a configuration that the caller has already read from the storage. */
  take({ text, modified, firstSetup }: StoredConfiguration): readonly ThreeWayChange[] {
    // A reading may be of before a backup was dropped: only the one made after that may put it in its place.
    if (this.#state.underTest || this.#state.held) return [];
    const { store, disputed } = this.#state;
    const theirs = ConfigText.parse(text);
    const known = disputed?.theirs ?? store.original;
    // Nothing is new: listeners have nothing to redraw.
    if (this.#isFlagged(modified, firstSetup) && known.toString() === theirs.toString())
      return disputed?.conflicts ?? [];
    const before = this.#state.modified ? this.#state.beforeStaged : store.original;
    this.#change({ modified, firstSetup, beforeStaged: modified ? before : undefined });
    return this.#merge(store, theirs);
  }

  /**
   * Resolves conflicts against the configuration in which they were found, key by key. Returns those still open,
   * which the state lists with the resolved ones; nothing changes until none is open. An edit that begins or ends a
   * conflict is listed immediately.
   */
  settle(choices: ReadonlyMap<string, MergeChoice>): readonly ThreeWayChange[] {
    const { disputed } = this.#state;
    return disputed ? this.#merge(this.#state.store, disputed.theirs, choices) : [];
  }

  /** Writes the pending changes, after looking whether the device still has what they were made on. */
  async write(options: WriteOptions): Promise<WriteResult> {
    const { testMode = false, noSave = false, reviewed, heldBy, check, ...details } = options;
    const read = this.#state.underTest ? undefined : await this.#storage.read();
    const held = await heldBy?.();
    if (held !== undefined) return { kind: 'refused', problem: held };
    const conflicts = read === undefined ? [] : this.take(read);
    // The device then shows the backup: writing on top of it would apply it as a side effect.
    if (this.#state.modified) return { kind: 'refused', problem: STAGED };
    if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
    const { store } = this.#state;
    if (reviewed !== undefined && !isReviewed(store, reviewed)) return { kind: 'refused', problem: EDITED };
    const wrong = check?.(store);
    if (wrong !== undefined) return { kind: 'refused', problem: wrong };
    const written = writtenText(store.running, details);
    if (!written.ok) return { kind: 'refused', problem: written.problem };
    const outcome = await this.#storage.write({ text: written.text, testMode, noSave });
    const stamped = store.running.set(EDITOR_STAMP, details.time);
    const sent = stamped.ok ? stamped.config : store.running;
    if (testMode) this.#change({ underTest: { config: sent, noSave } });
    else this.#written(sent, noSave);
    return { kind: 'written', ...outcome };
  }

  /**
   * Keeps the running test permanently, or applies a staged backup. A device whose test ended before this request
   * responds all the same: the tested changes stay pending until `testOver` receives the device's configuration.
   */
  async apply(): Promise<ConfigurationOutcome> {
    const outcome = await this.#storage.apply();
    if (!this.#state.underTest) this.#change({ modified: false, beforeStaged: undefined });
    return outcome;
  }

  /**
   * Ends the running test and reverts it, with the changes pending again. Without test mode drops a staged backup and
   * reads the device's configuration without it.
   */
  async discard({ testMode = false }: { readonly testMode?: boolean } = {}): Promise<ConfigurationOutcome> {
    const outcome = await this.#storage.discard({ testMode });
    if (testMode) {
      this.testFellBack();
      return outcome;
    }
    this.#change({ held: undefined });
    await this.refresh();
    return outcome;
  }

  /** Reads the device again and says whether the backup that was known here still waits there. */
  waitingBackup(): Promise<WaitingBackup> {
    return waitingBackup(this.#holder);
  }

  /** Drops the backup that waits, and makes pending what it would change. See `reviewBackup` of its file. */
  reviewBackup(): Promise<BackupReview> {
    return reviewBackup(this.#holder);
  }

  /** Goes on with a backup that is held, after something failed. */
  settleHeldBackup(): Promise<BackupReview> {
    return settleHeldBackup(this.#holder);
  }

  /**
   * Call when the device turns out to test the written configuration although the write seemed to fail. The state is
   * then the same as after a write in test mode.
   */
  testFound({ noSave = false }: { readonly noSave?: boolean } = {}): void {
    if (!this.#state.underTest) this.#change({ underTest: { config: this.#state.store.running, noSave } });
  }

  /**
   * Call with the device's configuration once no test runs: the tested changes are no longer pending if they are in
   * effect.
   */
  testOver(config: ConfigText): void {
    const { underTest, store } = this.#state;
    if (!underTest) return;
    const isKept = diffConfigs(store.original, underTest.config).every(
      ({ key, after }) => config.get(key) === after || isSensitiveKey(key),
    );
    if (isKept) this.#written(underTest.config, underTest.noSave);
    else this.testFellBack();
  }

  /** Call when the device has reverted the test automatically: the changes are pending again. */
  testFellBack(): void {
    if (this.#state.underTest) this.#change({ underTest: undefined });
  }

  #isFlagged(modified: boolean, firstSetup: boolean): boolean {
    return this.#state.modified === modified && this.#state.firstSetup === firstSetup;
  }

  #merge(
    store: ConfigStore,
    theirs: ConfigText,
    choices?: ReadonlyMap<string, MergeChoice>,
  ): readonly ThreeWayChange[] {
    const { merged, conflicts } = mergeConfigs(store.original, store.running, theirs, choices);
    if (conflicts.length === 0) this.#change({ store: rebased(theirs, merged), disputed: undefined });
    else if (choices === undefined) this.#change({ store, disputed: { theirs, conflicts } });
    return conflicts;
  }

  /** The sent configuration is now the original; edits made since it was sent stay pending. */
  #written(sent: ConfigText, unsaved: boolean): void {
    const store = rebased(sent, this.#state.store.running);
    this.#change({ store, unsaved, modified: false, underTest: undefined });
  }

  get #holder(): BackupHolder {
    return {
      storage: this.#storage,
      state: () => this.#state,
      change: change => this.#change(change),
      take: read => void this.take(read),
    };
  }

  #take(edit: StoreEdit): ConfigValueError | undefined {
    if (!edit.ok) return edit;
    this.#edited(edit.store);
    return undefined;
  }

  /** An edit may begin a conflict with what the device was found to hold, or end one. */
  #edited(store: ConfigStore): void {
    const { disputed } = this.#state;
    if (disputed === undefined) this.#change({ store });
    else this.#merge(store, disputed.theirs);
  }

  #change(change: Partial<RepositoryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(this.#state);
  }
}

/**
 * True if the pending changes are the reviewed ones, except for those received by the device in the meantime.
 */
function isReviewed({ changes, original }: ConfigStore, reviewed: ConfigChanges): boolean {
  const keys = new Set([...changes.keys(), ...reviewed.keys()]);
  return [...keys].every(key =>
    reviewed.has(key)
      ? (changes.has(key) ? changes : original).get(key) === reviewed.get(key)
      : !changes.has(key),
  );
}
