export * from './cookies.ts';
export * from './login-guard.ts';
export type * from './session.ts';
export * from './sessions.ts';
export * from './tickets.ts';
