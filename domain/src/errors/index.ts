export * from './fetch-error.ts';
