export * from './drift.ts';
export type { Range } from './scalars.ts';
export * from './section.ts';
