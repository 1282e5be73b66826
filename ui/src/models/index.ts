export * from './fetch-ahead.ts';
export * from './lazy-part.tsx';
export * from './loaded-models.ts';
export * from './models.ts';
export type * from './part.ts';
