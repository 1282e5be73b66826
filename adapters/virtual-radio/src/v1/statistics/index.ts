export * from './historical.ts';
export * from './statistics.ts';
