export * from './survey-watch.ts';
export * from './unii-unlocking.ts';
export * from './wireless.model.ts';
