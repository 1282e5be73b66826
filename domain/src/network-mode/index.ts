export * from './address-kind.ts';
export * from './connection-changes.ts';
export {
  type Connection,
  connectionOf,
  type ConnectionSide,
  incomingInterface,
  wanInterface,
} from './connection.ts';
export { EVERY_PPP } from '../network/interface.ts';
export { connectionDependentKeys } from './connection-dependent-keys.ts';
export { managementChanges, managementOf, offeredManagement } from './management-choice.ts';
export * from './management-vlan.ts';
export type { CarryingPort } from './management-paths.ts';
export type { ManagementAfter } from './management-after.ts';
export { managementAfter } from './management-after.ts';
export { type NetworkModeBoard, offeredNetworkModes, UNKNOWN_BOARD } from './mode-board.ts';
export {
  type DrawnChange,
  type DrawnInterface,
  type DrawnKind,
  type DrawnRole,
  networkDrawing,
} from './network-drawing.ts';
export * from './network-keys.ts';
export * from './plan-network-mode.ts';
export { reapplyPlan, unplanned } from './reapply-plan.ts';
