export * from './apply-blocker.ts';
export * from './change-impact.ts';
export * from './change-tasks.ts';
export { type ChangedConfiguration, managementKeys, riskOfChange, worstRisk } from './management-keys.ts';
export * from './pending-impact.ts';
export {
  applyRemoteFirst,
  type FarEndAdvice,
  sharedProperties,
  type SharedProperty,
} from './apply-remote-first.ts';
export * from '../network/page-address.ts';
export * from './radar-wait.ts';
