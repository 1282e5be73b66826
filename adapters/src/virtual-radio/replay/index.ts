export * from './replay.ts';
