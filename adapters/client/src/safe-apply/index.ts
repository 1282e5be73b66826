export type { ApplyClock } from './apply-clock.ts';
export type { ApplyMemory, RememberedApply } from './apply-memory.ts';
export type { ApplyResult } from './apply-result.ts';
export { type ApplyProgress, applyTo, type ApplyWay, type SafeApplyOptions } from './apply-to.ts';
export {
  type KeepCondition,
  linkFormed,
  signalAtLeast,
  stationsAtLeast,
  type TestedStatus,
} from './keep-condition.ts';
export type { WantedConfiguration } from './wanted-changes.ts';
