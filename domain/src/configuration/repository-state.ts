import { diffConfigs } from './config-diff.ts';
import { ConfigStore } from './config-store.ts';
import type { ConfigText } from './config-text.ts';
import { isSensitiveKey } from './sensitive-keys.ts';
import type { ThreeWayChange } from './three-way-diff.ts';

/** Everything a repository knows; replaced as a whole at each change. */
export interface RepositoryState {
  readonly store: ConfigStore;
  /** A backup was loaded on the device and is not applied yet. */
  readonly modified: boolean;
  /** What the device had before that backup; undefined without one, or when nobody saw it. */
  readonly beforeStaged?: ConfigText | undefined;
  /** That backup while it is made changes: its text is here, and perhaps nowhere else. */
  readonly held?: HeldBackup | undefined;
  readonly firstSetup: boolean;
  /** The device runs something that it will forget at its next restart. */
  readonly unsaved: boolean;
  /** What the device tries out, and falls back from unless it is kept. */
  readonly underTest: ConfigurationUnderTest | undefined;
  /** What the device was found to hold, while conflicts with it are not settled. */
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

/** A backup that the device is asked to drop, to be made changes to what runs. */
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

/** What applying the backup that waits on the device will bring. */
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
