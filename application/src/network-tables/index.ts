export type * from './network-rows.ts';
export * from './network-tables.port.ts';
