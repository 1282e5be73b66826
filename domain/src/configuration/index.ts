export * from './backup-check.ts';
export * from './written-text.ts';
export * from './config-diff.ts';
export * from './configuration-bytes.ts';
export { type ConfigChanges, type ConfigValueError, keyProblem, valueProblem } from './config-edit.ts';
export type { ConfigLine, InvalidLine } from './config-line.ts';
export { type ConfigModel, isUnder, modelPathOf, sectionOf } from './config-model.ts';
export * from './config-repository.ts';
export * from './config-store.ts';
export * from './config-text.ts';
export * from './conflicting-values.ts';
export type * from './configuration-storage.port.ts';
export * from './draft.ts';
export * from './secret-keys.ts';
export * from './section.ts';
export { type BackupReview, isSameConfiguration, type WaitingBackup } from './held-backup.ts';
export * from './line-diff.ts';
export * from './management-address.ts';
export {
  type ConfigurationUnderTest,
  type DisputedConfiguration,
  editedState,
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
export { changedState, type KnownConfiguration, type RepositoryChange } from './repository-change.ts';
export * from './secretless.ts';
export * from './shown-change.ts';
export * from './three-way.ts';
