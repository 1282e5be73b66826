export type * from './device-status.ts';
export type * from './ethernet-port.ts';
export * from './fields/index.ts';
export type * from './host-status.ts';
export type * from './interface-status.ts';
export type * from './maybe.ts';
export * from './service-codes.ts';
export type * from './service-status.ts';
export type * from './wireless-status.ts';
