export * from './session-regulation.ts';
export * from './start.model.ts';
export * from './start-state.ts';
