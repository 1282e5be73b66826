import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer, textAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /api/crashes — reports that the device kept. §classic.crashes. */
export const crashes = sessionCall('GET', '/api/crashes', ({ radio }) =>
  jsonAnswer({
    crashes: radio.notices.crashes.map(({ id, time, reason, text }) => ({
      id,
      time,
      reason,
      size: text.length,
    })),
  }),
);

/** POST /api/crashes/dismiss — deletes one, or all. §classic.crashes. */
export const crashesDismiss = sessionCall('POST', '/api/crashes/dismiss', ({ radio, fields }) => {
  const found = radio.notices.dismissCrash(fields.text('id'));
  return found ? okAnswer() : failedAnswer(ActionCode.NoSuchItem, 'No such crash');
});

/** GET /api/crashes/{id} — one report. §classic.crashes. */
export const crashText = sessionCall('GET', '/api/crashes/{id}', ({ radio, params }) => {
  const crash = radio.notices.crashes.find(candidate => candidate.id === params['id']);
  return crash === undefined ? notFound() : textAnswer(crash.text);
});
