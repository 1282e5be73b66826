export * from './apply-blocker.ts';
export * from './change-impact.ts';
export * from './change-tasks.ts';
export {
  type Cut,
  type CutKind,
  FAST_RESTART_SECONDS,
  LONGEST_RESTART_SECONDS,
  TEST_SECONDS,
} from './cuts.ts';
export { managementKeys, riskOfChange, worstRisk } from './management-keys.ts';
export type { ChangedConfiguration } from './packet-filter-keys.ts';
export * from './pending-impact.ts';
export {
  applyRemoteFirst,
  type RemoteEndAdvice,
  sharedProperties,
  type SharedProperty,
} from './apply-remote-first.ts';
export * from '../network/page-address.ts';
export * from './radar-wait.ts';
