export type * from './call.ts';
export * from './calls.ts';
export * from './router.ts';
export * from './session/https-redirect.ts';
