import { jsonAnswer } from '../../wire/answers.ts';
import { emptySuccess, wrongField } from '../answers.ts';
import { wholeIn } from '../body.ts';
import { v1SessionCall, v1SessionCalls } from '../exchange.ts';

const anyUserCall = v1SessionCalls({ fullUserOnly: false });

const USUAL_SECONDS = 60;
const LONGEST_SECONDS = 3600;

/** GET /device/locate. §v1.device. */
export const locateState = v1SessionCall('GET', '/device/locate', ({ radio }) => {
  const now = radio.clock.now();
  const { locate } = radio.v1;
  return jsonAnswer({
    status: locate.isOn(now) ? 'in_progress' : 'not_started',
    remaining: locate.secondsLeft(now),
  });
});

/** POST /device/locate/start. §v1.device. */
export const locateStart = anyUserCall('POST', '/device/locate/start', ({ radio, body }) => {
  const seconds = wholeIn(body, 'timeout', { usual: USUAL_SECONDS, least: 0, most: LONGEST_SECONDS });
  if (seconds === undefined) return wrongField('timeout', 'Seconds from 0 to 3600');
  radio.v1.locate.start(radio.clock.now(), seconds);
  return emptySuccess();
});

/** POST /device/locate/stop. §v1.device. */
export const locateStop = anyUserCall('POST', '/device/locate/stop', ({ radio }) => {
  radio.v1.locate.stop();
  return emptySuccess();
});
