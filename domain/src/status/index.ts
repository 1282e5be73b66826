export type * from './device-status.ts';
export type * from './ethernet-port.ts';
export type * from './host-status.ts';
export type * from './interface-status.ts';
export type * from './maybe.ts';
export type * from './service-status.ts';
export type * from './wireless-status.ts';
