import { diffConfigs } from './config-diff.ts';
import { ConfigStore } from './config-store.ts';
import type { ConfigText } from './config-text.ts';
import type { ThreeWayChange } from './three-way-diff.ts';

/** Everything a repository knows; replaced as a whole at each change. */
export interface RepositoryState {
  readonly store: ConfigStore;
  /** A backup was loaded on the device and is not applied yet. */
  readonly modified: boolean;
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

/** A store on a new original, with what makes the difference to the running text pending. */
export function rebased(original: ConfigText, running: ConfigText): ConfigStore {
  const store = ConfigStore.of(original);
  const edit = store.edit(new Map(diffConfigs(original, running).map(({ key, after }) => [key, after])));
  return edit.ok ? edit.store : store;
}
