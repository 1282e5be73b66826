export * from './fetching.ts';
