export * from './requested.ts';
export * from './device-job.ts';
export * from './over-bad-link.ts';
export * from './polled-status.ts';
export * from './polling-conditions.ts';
export * from './watched.ts';
export * from './while-allowed.ts';
