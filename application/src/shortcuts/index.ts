export * from './key-sequence.ts';
export * from './live-shortcuts.ts';
export * from './pressed-key.ts';
