export * from './change-impact.ts';
export * from './change-tasks.ts';
export * from './exceeds-shown-impact.ts';
export * from './apply-remote-first.ts';
export * from './page-address.ts';
export * from './pending-impact.ts';
export * from './radar-wait.ts';
export * from './task-impact.ts';
