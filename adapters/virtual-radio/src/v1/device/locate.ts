import { jsonAnswer } from '../../wire/answers.ts';
import { emptySuccess, wrongField } from '../answers.ts';
import { wholeIn } from '../body.ts';
import type { V1Call } from '../exchange.ts';

const USUAL_SECONDS = 60;
const LONGEST_SECONDS = 3600;

/** GET /device/locate. Versioned API, 4. */
export const locateState: V1Call = {
  method: 'GET',
  path: '/device/locate',
  access: 'session',
  answer({ radio }) {
    const now = radio.clock.now();
    const { locate } = radio.v1;
    return jsonAnswer({
      status: locate.isOn(now) ? 'in_progress' : 'not_started',
      remaining: locate.secondsLeft(now),
    });
  },
};

/** POST /device/locate/start. Versioned API, 4. */
export const locateStart: V1Call = {
  method: 'POST',
  path: '/device/locate/start',
  access: 'session',
  fullUserOnly: false,
  answer({ radio, body }) {
    const seconds = wholeIn(body, 'timeout', { usual: USUAL_SECONDS, least: 0, most: LONGEST_SECONDS });
    if (seconds === undefined) return wrongField('timeout', 'Seconds from 0 to 3600');
    radio.v1.locate.start(radio.clock.now(), seconds);
    return emptySuccess();
  },
};

/** POST /device/locate/stop. Versioned API, 4. */
export const locateStop: V1Call = {
  method: 'POST',
  path: '/device/locate/stop',
  access: 'session',
  fullUserOnly: false,
  answer({ radio }) {
    radio.v1.locate.stop();
    return emptySuccess();
  },
};
