export * from './air.ts';
export * from './airtime.ts';
export * from './counters.ts';
export * from './evm.ts';
export * from './link60.ts';
export * from './power-control.ts';
export * from './presence.ts';
export type * from './radio-end.ts';
export * from './station-link.ts';
