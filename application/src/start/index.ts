export * from './kept-regulation.ts';
export * from './start.model.ts';
export * from './start-state.ts';
