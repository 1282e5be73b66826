export * from './alignment.ts';
export * from './asymmetry.ts';
export {
  atpcMessage,
  AtpcStatus,
  isAtpcTrimming,
  RunningStatus,
  runningStatusMessage,
} from '../status/status-codes.ts';
export * from './atmosphere.ts';
export * from './capacity.ts';
export * from './chains.ts';
export * from './ethernet-ceiling.ts';
export * from './great-circle.ts';
export * from './interference.ts';
export * from './link-comparison.ts';
export type * from './link-end.ts';
export { linkEnds } from './link-ends.ts';
export * from './link-budget.ts';
export * from './link-health.ts';
export * from './link-reason.ts';
export * from './link-state.ts';
export * from './link-verdict.ts';
export { BIG_PROBLEM_PERCENT } from './overload.ts';
export * from './radio-airtime.ts';
export * from './radio-band.ts';
export * from './rate-text.ts';
export * from './rate-with-streams.ts';
export * from './receive-direction.ts';
export * from './root-cause.ts';
export * from './signal-limits.ts';
export * from './signal-rate.ts';
export * from './steady-verdict.ts';
export * from './wireless-role.ts';
