import { message, type Problem } from '../errors/message.ts';
import type { ConfigChanges, ConfigValueError } from './config-edit.ts';
import type { ConfigStore } from './config-store.ts';
import type { ConfigText } from './config-text.ts';
import type {
  ConfigurationOutcome,
  ConfigurationStorage,
  StoredConfiguration,
} from './configuration-storage.port.ts';
import { EDITOR_STAMP } from './secret-keys.ts';
import {
  type BackupReview,
  reviewBackup,
  settleHeldBackup,
  type WaitingBackup,
  waitingBackup,
} from './held-backup.ts';
import { inMemory, type KnownConfiguration, type RepositoryChange } from './repository-change.ts';
import { editedState, openedState, type RepositoryState } from './repository-state.ts';
import type { MergeChoice, ThreeWayChange } from './three-way.ts';
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
  readonly lockedBy?: () => Promise<Problem | undefined>;
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
 * blocked until the conflict is resolved. Failures of the storage pass through and leave what is known unchanged.
 * It holds nothing itself: what is known is a value, kept where the program keeps it. §4.configuration.
 */
export class ConfigRepository {
  readonly #storage: ConfigurationStorage;
  readonly #known: KnownConfiguration;

  /** Opens the configuration that the storage holds. */
  static async open(storage: ConfigurationStorage): Promise<ConfigRepository> {
    return ConfigRepository.of(storage, await storage.read());
  }

  /** Opens a configuration that was read from the storage already. */
  static of(storage: ConfigurationStorage, stored: StoredConfiguration): ConfigRepository {
    return new ConfigRepository(storage, inMemory(openedState(stored)));
  }

  constructor(storage: ConfigurationStorage, known: KnownConfiguration) {
    this.#storage = storage;
    this.#known = known;
  }

  get state(): RepositoryState {
    return this.#known.state;
  }

  /** Sets one value; gives the error when it cannot be, with the state unchanged. */
  set(key: string, value: string): ConfigValueError | undefined {
    return this.edit(new Map([[key, value]]));
  }

  delete(key: string): ConfigValueError | undefined {
    return this.edit(new Map([[key, undefined]]));
  }

  /** Makes many changes, or none. */
  edit(changes: ConfigChanges): ConfigValueError | undefined {
    const { error } = editedState(this.state, changes);
    this.#change('edited', changes);
    return error;
  }

  revertKey(key: string): void {
    this.#change('keyReverted', key);
  }

  /** Reverts a section or one entry; a newly added entry is dropped. */
  revertUnder(path: string): void {
    this.#change('sectionReverted', path);
  }

  /** Restores the saved state. See `revertedState`. */
  revertAll(): void {
    this.#change('reverted');
  }

  /**
   * Reads the device again and puts the pending changes on what it has now. Conflicts are returned and kept in the
   * state, with my values still pending, until `settle` or the next reading ends them. Does nothing while a test runs:
   * the device then shows the configuration under test.
   */
  async refresh(): Promise<readonly ThreeWayChange[]> {
    return this.state.underTest ? [] : this.#take(await this.#storage.read());
  }

  /**
   * Resolves conflicts against the configuration in which they were found, key by key. Returns those still open,
   * which the state lists with the resolved ones; nothing changes until none is open. An edit that begins or ends a
   * conflict is listed immediately.
   */
  settle(choices: ReadonlyMap<string, MergeChoice>): readonly ThreeWayChange[] {
    const { disputed } = this.state;
    this.#change('settled', choices);
    return disputed?.conflicts.filter(({ key }) => !choices.has(key)) ?? [];
  }

  /** Writes the pending changes, after looking whether the device still has what they were made on. */
  async write(options: WriteOptions): Promise<WriteResult> {
    const { testMode = false, noSave = false, reviewed, lockedBy, check, ...details } = options;
    const known = this.#known;
    const read = this.state.underTest ? undefined : await this.#storage.read();
    const held = await lockedBy?.();
    if (held !== undefined) return { kind: 'refused', problem: held };
    const conflicts = read === undefined ? [] : await this.#take(read);
    const { modified, store } = await known.change();
    // The device then shows the backup: writing on top of it would apply it as a side effect.
    if (modified) return { kind: 'refused', problem: STAGED };
    if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
    if (reviewed !== undefined && !isReviewed(store, reviewed)) return { kind: 'refused', problem: EDITED };
    const wrong = check?.(store);
    if (wrong !== undefined) return { kind: 'refused', problem: wrong };
    const written = writtenText(store.running, details);
    if (!written.ok) return { kind: 'refused', problem: written.problem };
    const outcome = await this.#storage.write({ text: written.text, testMode, noSave });
    const stamped = store.running.set(EDITOR_STAMP, details.time);
    const sent = stamped.ok ? stamped.config : store.running;
    this.#change(testMode ? 'tested' : 'written', sent, noSave);
    return { kind: 'written', ...outcome };
  }

  /**
   * Keeps the running test permanently, or applies a staged backup. A device whose test ended before this request
   * responds all the same: the tested changes stay pending until `testOver` receives the device's configuration.
   */
  async apply(): Promise<ConfigurationOutcome> {
    const outcome = await this.#storage.apply();
    this.#change('applied');
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
    this.#change('held', undefined);
    await this.refresh();
    return outcome;
  }

  /** Reads the device again and says whether the backup that was known here still waits there. */
  waitingBackup(): Promise<WaitingBackup> {
    return waitingBackup({ storage: this.#storage, known: this.#known });
  }

  /** Drops the backup that waits, and makes pending what it would change. See `reviewBackup` of its file. */
  reviewBackup(): Promise<BackupReview> {
    return reviewBackup({ storage: this.#storage, known: this.#known });
  }

  /** Goes on with a backup that is held, after something failed. */
  settleHeldBackup(): Promise<BackupReview> {
    return settleHeldBackup({ storage: this.#storage, known: this.#known });
  }

  /**
   * Call when the device turns out to test the written configuration although the write seemed to fail. The state is
   * then the same as after a write in test mode.
   */
  testFound({ noSave = false }: { readonly noSave?: boolean } = {}): void {
    this.#change('tested', undefined, noSave);
  }

  /** Call with the device's configuration once no test runs. See `testOverState`. */
  testOver(config: ConfigText): void {
    this.#change('testOver', config);
  }

  /** Call when the device has reverted the test automatically: the changes are pending again. */
  testFellBack(): void {
    this.#change('testOver');
  }

  #change(...change: RepositoryChange): void {
    void this.#known.change(change);
  }

  async #take(read: StoredConfiguration): Promise<readonly ThreeWayChange[]> {
    const { underTest, held, disputed } = await this.#known.change(['taken', read]);
    return underTest || held ? [] : (disputed?.conflicts ?? []);
  }
}

/**
 * True if the pending changes are the reviewed ones, except for those received by the device in the meantime.
 */
function isReviewed({ changes, original }: ConfigStore, reviewed: ConfigChanges): boolean {
  return (
    [...changes.keys()].every(key => reviewed.has(key)) &&
    [...reviewed].every(([key, value]) => (changes.has(key) ? changes : original).get(key) === value)
  );
}
