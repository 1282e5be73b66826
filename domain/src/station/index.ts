export * from './disconnect-reason.ts';
export * from './report-age.ts';
export type * from './station.ts';
export * from './station-address.ts';
export * from './station-column.ts';
export * from './station-export.ts';
export * from './station-order.ts';
export * from './station-row.ts';
export * from './station-search.ts';
