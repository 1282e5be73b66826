export type * from './clock.port.ts';
