export * from './call-home.ts';
export * from './crash-report.ts';
export * from './device-warning.ts';
export * from './licence.ts';
export * from './notice.ts';
export * from './notification.ts';
export * from './device-alert.ts';
export * from './sector-problems.ts';
