export { DeviceLine } from '@radiolink/application/safe-apply/device-line';
export type { ApplyWay, DeviceSession, OpenSession } from '@radiolink/application/safe-apply/device-session';
export type { ApplyClock } from '@radiolink/application/safe-apply/apply-clock';
export {
  type ApplyMemory,
  inMemory,
  type RememberedApply,
} from '@radiolink/application/safe-apply/apply-memory';
export type { ApplyResult } from '@radiolink/application/safe-apply/apply-result';
export * from './apply-to.ts';
export type { TestedStatus } from '@radiolink/application/safe-apply/followed-change';
export type { WantedConfiguration } from '@radiolink/application/safe-apply/wanted-changes';
export { nextStatus } from '@radiolink/application/safe-apply/next-status';
export { type ChangePlan, planChange } from '@radiolink/application/safe-apply/plan-change';
export {
  changeLink,
  type LinkChangeOptions,
  type LinkChangeProgress,
  type LinkChangeResult,
  type RememberedLink,
} from '@radiolink/application/safe-apply/change-link';
