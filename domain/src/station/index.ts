export * from './disconnect-reason.ts';
export type * from './station.ts';
