export * from './accounts.ts';
export type * from './profile.ts';
export * from './profiles.ts';
