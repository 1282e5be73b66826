export * from './compare-reports.ts';
export * from './installation.ts';
export * from './installation-text.ts';
export * from './link-report.ts';
export * from './read-report.ts';
export * from './report-schema.ts';
export * from './report-text.ts';
export type * from './reported-end.ts';
export {
  REPORTED_STATIONS,
  type ReportedFade,
  type ReportedFadeFacts,
  reportedFades,
} from './reported-fade.ts';
