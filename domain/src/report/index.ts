export * from './link-report.ts';
export * from './report-text.ts';
export type * from './reported-end.ts';
