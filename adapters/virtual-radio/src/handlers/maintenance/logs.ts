import { jsonAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /api/logs — the system log, oldest first. §classic.logs. */
export const logs = sessionCall('GET', '/api/logs', ({ radio }) => {
  const enabled = radio.configuration.running.get('syslog.status') === 'enabled';
  return jsonAnswer({ enabled, lines: enabled ? radio.log.lines : [] });
});

/** POST /api/logs/clear — clears it. §classic.logs. */
export const logsClear = sessionCall('POST', '/api/logs/clear', ({ radio }) => {
  radio.log.clear();
  return okAnswer();
});
