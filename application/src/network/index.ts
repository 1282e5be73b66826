export * from './mode-change.ts';
