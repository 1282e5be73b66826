export * from './fetching.ts';
export * from './on-demand.ts';
