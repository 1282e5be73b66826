import { jsonAnswer, okAnswer } from '../../wire/answers.ts';
import type { Call } from '../call.ts';

/** GET /api/ch — whether a call-home server offers itself. Classic API, 8.4. */
export const callHome: Call = {
  method: 'GET',
  path: '/api/ch',
  access: 'session',
  answer({ radio }) {
    const offer = radio.notices.callHome;
    return jsonAnswer({ available: offer !== undefined, server: offer?.server ?? '', id: offer?.id ?? '' });
  },
};

/** POST /api/ch/dismiss — not wanted. Classic API, 8.4. */
export const callHomeDismiss: Call = {
  method: 'POST',
  path: '/api/ch/dismiss',
  access: 'session',
  answer({ radio }) {
    radio.notices.dismissCallHome();
    return okAnswer();
  },
};
