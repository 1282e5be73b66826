export * from './problem-of.ts';
export * from './rule-schema.ts';
