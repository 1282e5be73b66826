export * from './compare-reports.ts';
export * from './installation.ts';
export * from './installation-text.ts';
export * from './link-report.ts';
export * from './read-report.ts';
export * from './report-schema.ts';
export * from './report-text.ts';
export {
  REPORTED_STATIONS,
  type ReportedEnd,
  type reportedEnd,
  type ReportedFade,
  type ReportedFadeFacts,
  reportedFades,
  type ReportedPort,
  type shortened,
} from './reported-end.ts';
