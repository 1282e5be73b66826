export * from './log-incident.ts';
export * from './log-line.ts';
export { LOG_SEVERITIES, type LogSeverity } from './log-severity.ts';
export { logMoment } from './log-moment.ts';
export { deviceMoment, type LogStamp } from './log-stamp.ts';
