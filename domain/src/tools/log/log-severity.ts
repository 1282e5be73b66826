import type { LogIncident } from './log-incident.ts';

/** How serious a line is: three steps, of the eight of syslog. */
export type LogSeverity = 'error' | 'warning' | 'information';

const LEVELS: ReadonlyMap<string, LogSeverity> = new Map<string, LogSeverity>([
  ['emerg', 'error'],
  ['panic', 'error'],
  ['alert', 'error'],
  ['crit', 'error'],
  ['err', 'error'],
  ['error', 'error'],
  ['warn', 'warning'],
  ['warning', 'warning'],
  ['notice', 'information'],
  ['info', 'information'],
  ['debug', 'information'],
]);

/** Most lines do not tell their severity: it is judged by these words. */
const ERROR =
  /\b(?:errors?|fail(?:ed|ure|s)?|fatal|panic|oops|segfault|crashed|critical|unable|cannot|denied)\b/i;
const WARNING = /\b(?:warn(?:ing)?|time(?:d )?out|retry(?:ing)?|lost|dropp(?:ed|ing)|bad|invalid|refused)\b/i;

/** What is bad about an incident is known better than by its words: a refused login is no fault of the device. */
const INCIDENTS: Readonly<Record<LogIncident, LogSeverity>> = {
  association: 'information',
  radar: 'warning',
  'link-down': 'warning',
  'login-failure': 'warning',
};

/** The severity that a line of syslog tells by its number, of which the lowest three bits count. */
export function severityOfPriority(priority: string | undefined): LogSeverity | undefined {
  if (priority === undefined || !/^\d{1,3}$/.test(priority)) return undefined;
  const step = Number(priority) % 8;
  return step <= 3 ? 'error' : step === 4 ? 'warning' : 'information';
}

/** The severity that a line tells by its word. */
export function severityOfLevel(level: string | undefined): LogSeverity | undefined {
  return level === undefined ? undefined : LEVELS.get(level);
}

/** The severity of a line that does not tell it. */
export function judgedSeverity(text: string, incident: LogIncident | undefined): LogSeverity {
  if (incident !== undefined) return INCIDENTS[incident];
  if (ERROR.test(text)) return 'error';
  return WARNING.test(text) ? 'warning' : 'information';
}
