export * from './change-impact.ts';
export * from './change-tasks.ts';
export * from './costs-more.ts';
export * from './far-end-first.ts';
export * from './page-address.ts';
export * from './pending-impact.ts';
export * from './radar-wait.ts';
export * from './task-impact.ts';
