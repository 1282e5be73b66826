export type { EntryOf, FlagName, ListName, Opened } from './contract-names.ts';
export { readAnswer, readUntyped } from './read-answer.ts';
export type { Range } from './scalars.ts';
export * from './section.ts';
