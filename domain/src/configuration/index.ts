export * from './backup-check.ts';
export * from './config-diff.ts';
export * from './configuration-bytes.ts';
export type { ConfigChanges, ConfigValueError } from './config-edit.ts';
export type { ConfigLine, InvalidLine } from './config-line.ts';
export type { ConfigModel } from './config-model.ts';
export * from './config-repository.ts';
export * from './config-rules.ts';
export * from './config-store.ts';
export * from './config-text.ts';
export type * from './configuration-storage.port.ts';
export * from './configuration-sections.ts';
export * from './draft.ts';
export * from './editor-stamp.ts';
export * from './enabled.ts';
export { type BackupReview, isSameConfiguration, type WaitingBackup } from './held-backup.ts';
export * from './indexed-entries.ts';
export * from './stored-draft.ts';
export * from './line-diff.ts';
export * from './management-address.ts';
export * from './model-path.ts';
export * from './patch.ts';
export type { KnownConfiguration } from './known-configuration.ts';
export {
  type ConfigurationUnderTest,
  type DisputedConfiguration,
  editedState,
  type HeldBackup,
  openedState,
  type RepositoryState,
  revertedState,
  settledState,
  type StagedBackup,
  stagedBackup,
  takenState,
  testResumedState,
  withStore,
} from './repository-state.ts';
export * from './secret-keys.ts';
export * from './secretless.ts';
export * from './section.ts';
export * from './sensitive-keys.ts';
export * from './shown-change.ts';
export * from './text-size.ts';
export * from './three-way-diff.ts';
export * from './three-way-merge.ts';
export * from './written-text.ts';
