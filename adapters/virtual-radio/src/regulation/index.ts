export * from './regulation.ts';
export * from './radar-listening.ts';
