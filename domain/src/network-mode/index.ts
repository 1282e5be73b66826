export * from './address-kind.ts';
export * from './connection-changes.ts';
export {
  type Connection,
  connectionDependentKeys,
  connectionOf,
  type ConnectionSide,
  incomingInterface,
  wanInterface,
} from './connection.ts';
export { EVERY_PPP } from '../network/interface-kind.ts';
export * from './management.ts';
export * from './management-after.ts';
export { type NetworkModeBoard, offeredNetworkModes, UNKNOWN_BOARD } from './mode-board.ts';
export {
  type DrawnChange,
  type DrawnInterface,
  type DrawnKind,
  type DrawnRole,
  networkDrawing,
} from './network-drawing.ts';
export * from './plan-network-mode.ts';
export { reapplyPlan, unplanned } from './reapply-plan.ts';
