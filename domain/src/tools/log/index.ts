export * from './log-incident.ts';
export * from './log-line.ts';
export type { LogSeverity } from './log-severity.ts';
export { logMoment } from './log-moment.ts';
export { deviceMoment, type LogStamp } from './log-stamp.ts';
