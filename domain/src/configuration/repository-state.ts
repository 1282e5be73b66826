import { diffConfigs } from './config-diff.ts';
import { ConfigStore } from './config-store.ts';
import type { ConfigText } from './config-text.ts';
import { isSensitiveKey } from './sensitive-keys.ts';
import type { ThreeWayChange } from './three-way-diff.ts';

/** Immutable state of a repository; replaced as a whole at each change. */
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
  const store = ConfigStore.of(original);
  const edit = store.edit(new Map(diffConfigs(original, running).map(({ key, after }) => [key, after])));
  return edit.ok ? edit.store : store;
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
  if (beforeStaged === undefined) return { text, replacing: undefined };
  const changes = diffConfigs(beforeStaged, text).filter(({ key }) => !isSensitiveKey(key));
  const edit = ConfigStore.of(beforeStaged).edit(new Map(changes.map(({ key, after }) => [key, after])));
  return { text, replacing: edit.ok ? edit.store : undefined };
}
