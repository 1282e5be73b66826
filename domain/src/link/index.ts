export * from './signal-limits.ts';
export {
  asymmetric,
  ASYMMETRY_LIMITS_DB,
  asymmetryDb,
  BIG_PROBLEM_PERCENT,
  compareReasons,
  isProblem,
  leadingReason,
  LINK_REASON_KINDS,
  type LinkReason,
  type LinkReasonKind,
  type ReasonSeverity,
  withoutExplainedRates,
} from './link-reason.ts';
export {
  atpcMessage,
  AtpcStatus,
  isAtpcTrimming,
  RunningStatus,
  runningStatusMessage,
} from '../status/radio-codes.ts';
export * from './link-budget.ts';
export { combinedCapacityKbps, linkScore } from './link-end-parts.ts';
export * from './chains.ts';
export {
  dataPort,
  ETHERNET_LIMIT_GIGABIT_MBPS,
  ETHERNET_LIMIT_HALF_DUPLEX_BPS,
  ETHERNET_LIMIT_HALF_DUPLEX_MBPS,
  ethernetCeilingKbps,
} from './ethernet-ceiling.ts';
export * from './great-circle.ts';
export { EVM_CEILING_DB, interferenceDb, READING_ERROR_DB } from './interference.ts';
export * from './link-comparison.ts';
export * from './link-end.ts';
export { linkEnds } from './link-ends.ts';
export {
  INTERFACE_5GHZ,
  INTERFACE_60GHZ,
  isLinkedAt5GHz,
  isLinkedAt60GHz,
  isPtpMode,
  LinkState,
  linkState5GHz,
  linkState60GHz,
  linkStateMessage,
  PTP_MODES,
  type WirelessRole,
  wirelessRole,
} from './link-state.ts';
export * from './link-verdict.ts';
export * from './radio-band.ts';
export { rateText, rateTextWithStreams } from './rate-text.ts';
export { rateForSignal } from './signal-rate.ts';
export * from './root-cause.ts';
export * from './steady-verdict.ts';
