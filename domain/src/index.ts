export type * from './clock/index.ts';
export * from './errors/index.ts';
export type * from './station/index.ts';
export type * from './status/index.ts';
