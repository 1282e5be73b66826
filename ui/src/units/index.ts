export * from './use-figures.ts';
