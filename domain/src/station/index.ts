export type * from './station.ts';
