/** The machine of applying, without a page: what a program of another kind drives it by. */
export { type ApplyJob, objectionTo } from './apply-job.ts';
export type * from './apply-machine.ts';
export { newMachine } from './apply-machine.ts';
export * from './apply-state.ts';
export { isFollowed } from './device-watch.ts';
export {
  type DeviceDuties,
  deviceDuties,
  type DeviceCommandPorts,
  type KnownAtCommand,
} from './device-duties.ts';
export { nextApplyState } from './next-apply-state.ts';
export { type CostFacts, pageMovesTo } from './pending-cost.ts';
export * from './device-link.ts';
export { settingsFacts } from '../settings-facts.ts';
