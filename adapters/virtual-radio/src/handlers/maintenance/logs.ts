import { jsonAnswer, okAnswer } from '../../wire/answers.ts';
import type { Call } from '../call.ts';

/** GET /api/logs — the system log, oldest first. Classic API, 8.1. */
export const logs: Call = {
  method: 'GET',
  path: '/api/logs',
  access: 'session',
  answer({ radio }) {
    const enabled = radio.configuration.running.get('syslog.status') === 'enabled';
    return jsonAnswer({ enabled, lines: enabled ? radio.log.lines : [] });
  },
};

/** POST /api/logs/clear — clears it. Classic API, 8.1. */
export const logsClear: Call = {
  method: 'POST',
  path: '/api/logs/clear',
  access: 'session',
  answer({ radio }) {
    radio.log.clear();
    return okAnswer();
  },
};
