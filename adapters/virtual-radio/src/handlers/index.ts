export type * from './call.ts';
export * from './calls.ts';
export * from './router.ts';
