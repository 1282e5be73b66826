export * from './retries.ts';
export * from './until-answered.ts';
