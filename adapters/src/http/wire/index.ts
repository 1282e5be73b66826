export type { EntryOf, FlagName, ListName, Opened } from './contract-names.ts';
export * from './drift.ts';
export type { Range } from './scalars.ts';
export * from './section.ts';
