export * from './accounts.ts';
export * from './factory-configuration.ts';
export type * from './profile.ts';
export * from './profiles.ts';
