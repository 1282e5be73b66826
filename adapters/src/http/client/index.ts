export type * from './answer.ts';
export * from './classic-client.ts';
export type * from './fetch-request.ts';
export * from './form.ts';
export * from './network-failure.ts';
export * from './session-end-signal.ts';
