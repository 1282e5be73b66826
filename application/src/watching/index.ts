export type * from './watched.ts';
