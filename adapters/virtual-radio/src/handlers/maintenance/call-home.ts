import { jsonAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /api/ch — whether a call-home server offers itself. §classic.call-home. */
export const callHome = sessionCall('GET', '/api/ch', ({ radio }) => {
  const offer = radio.notices.callHome;
  return jsonAnswer({ available: offer !== undefined, server: offer?.server ?? '', id: offer?.id ?? '' });
});

/** POST /api/ch/dismiss — not wanted. §classic.call-home. */
export const callHomeDismiss = sessionCall('POST', '/api/ch/dismiss', ({ radio }) => {
  radio.notices.dismissCallHome();
  return okAnswer();
});
