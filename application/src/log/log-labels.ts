import type { LogIncident, LogSeverity } from '@radiolink/domain/tools';

/** English sentence keys. */
export const LOG_SEVERITY_LABELS: Readonly<Record<LogSeverity, string>> = {
  error: 'Error',
  warning: 'Warning',
  information: 'Information',
};

/** English sentence keys. */
export const LOG_INCIDENT_LABELS: Readonly<Record<LogIncident, string>> = {
  association: 'Association',
  radar: 'Radar',
  'link-down': 'Link down',
  'login-failure': 'Login failure',
};
