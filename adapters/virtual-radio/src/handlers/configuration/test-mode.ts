import { jsonAnswer } from '../../wire/answers.ts';
import type { Call } from '../call.ts';

/** GET /test_mode.cgi — the countdown of a configuration test. Classic API, 4.6. */
export const testMode: Call = {
  method: 'GET',
  path: '/test_mode.cgi',
  access: 'session',
  answer({ radio }) {
    const secondsLeft = radio.control.trialSecondsLeft;
    const active = secondsLeft === undefined ? 0 : 1;
    return jsonAnswer({ countdown_started: active, time_left: secondsLeft ?? 0, active });
  },
};
