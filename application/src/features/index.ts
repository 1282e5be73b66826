export * from './feature.ts';
export * from './registry.ts';
