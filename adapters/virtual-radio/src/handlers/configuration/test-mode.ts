import { jsonAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /test_mode.cgi — the countdown of a configuration test. Classic API, 4.6. */
export const testMode = sessionCall('GET', '/test_mode.cgi', ({ radio }) => {
  const secondsLeft = radio.control.trialSecondsLeft;
  const active = secondsLeft === undefined ? 0 : 1;
  return jsonAnswer({ countdown_started: active, time_left: secondsLeft ?? 0, active });
});
