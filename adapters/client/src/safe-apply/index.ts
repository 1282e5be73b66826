export { DeviceLine, type OpenSession } from './device-line.ts';
export type { ApplyClock } from './apply-clock.ts';
export { type ApplyMemory, inMemory, type RememberedApply } from './apply-memory.ts';
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
export { nextStatus } from './next-status.ts';
export { type ChangePlan, planChange } from './plan-change.ts';
export {
  changeLink,
  type LinkChangeOptions,
  type LinkChangeProgress,
  type LinkChangeResult,
  type RememberedLink,
} from './change-link.ts';
