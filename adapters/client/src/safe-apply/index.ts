export { DeviceLine } from '@radiolink/application/safe-apply/device-line';
export type { ApplyWay, DeviceSession, OpenSession } from '@radiolink/application/safe-apply/device-line';
export type { ApplyClock } from '@radiolink/application/safe-apply/device-ports';
export {
  type ApplyMemory,
  inMemory,
  type RememberedApply,
} from '@radiolink/application/safe-apply/device-ports';
export type { ApplyResult } from '@radiolink/application/safe-apply/apply-result';
export * from './apply-to.ts';
export { otherRememberedDevice } from '@radiolink/application/safe-apply/remembered';
export type { TestedStatus } from '@radiolink/application/safe-apply/followed-change';
export type { WantedConfiguration } from '@radiolink/application/safe-apply/plan-change';
export { nextStatus } from '@radiolink/application/safe-apply/plan-change';
export { type ChangePlan, planChange } from '@radiolink/application/safe-apply/plan-change';
export { changeLink, type LinkChangeOptions } from '@radiolink/application/safe-apply/change-link';
export type { LinkChangeProgress } from '@radiolink/application/safe-apply/link-end';
export type { RememberedLink } from '@radiolink/application/safe-apply/remembered';
export type { LinkChangeResult } from '@radiolink/application/safe-apply/link-end';
