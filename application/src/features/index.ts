export * from './action.ts';
export * from './actions.model.ts';
export * from './actions.ts';
export * from './feature.ts';
export * from './registry.ts';
