export * from './device-notices.ts';
export * from './notice.ts';
export * from './notification.ts';
export * from './device-alert.ts';
export * from './sector-problems.ts';
