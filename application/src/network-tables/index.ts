export * from './lease-reservation.ts';
export type * from './network-rows.ts';
export * from './network-tables-part.ts';
export * from './network-tables.model.ts';
export * from './network-tables.port.ts';
export * from './table-id.ts';
export * from './tables.ts';
