export { disconnectReasonMessage } from '../status/status-codes.ts';
export * from './failover.ts';
export {
  bestStations,
  compareProblems,
  fallsShort,
  farthestMetres,
  weakestStations,
  worstFirst,
  worstStations,
} from './station-order.ts';
export * from './station-row.ts';
export * from './remote-target.ts';
export { stationInterface, stationPageUrl } from './station-address.ts';
export * from './station-table.ts';
export * from './station-ratio.ts';
export type * from '../status/station.ts';
export * from './station-causes.ts';
