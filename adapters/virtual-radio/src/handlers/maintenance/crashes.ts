import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer, textAnswer } from '../../wire/answers.ts';
import type { Call } from '../call.ts';

/** GET /api/crashes — reports that the device kept. Classic API, 8.3. */
export const crashes: Call = {
  method: 'GET',
  path: '/api/crashes',
  access: 'session',
  answer: ({ radio }) =>
    jsonAnswer({
      crashes: radio.notices.crashes.map(({ id, time, reason, text }) => ({
        id,
        time,
        reason,
        size: text.length,
      })),
    }),
};

/** POST /api/crashes/dismiss — deletes one, or all. Classic API, 8.3. */
export const crashesDismiss: Call = {
  method: 'POST',
  path: '/api/crashes/dismiss',
  access: 'session',
  answer({ radio, fields }) {
    const found = radio.notices.dismissCrash(fields.text('id'));
    return found ? okAnswer() : failedAnswer(ActionCode.NoSuchItem, 'No such crash');
  },
};

/** GET /api/crashes/{id} — one report. Classic API, 8.3. */
export const crashText: Call = {
  method: 'GET',
  path: '/api/crashes/{id}',
  access: 'session',
  answer({ radio, params }) {
    const crash = radio.notices.crashes.find(candidate => candidate.id === params['id']);
    return crash === undefined ? notFound() : textAnswer(crash.text);
  },
};
