export * from './change-impact.ts';
export * from './far-end-first.ts';
export * from './page-address.ts';
export * from './radar-wait.ts';
