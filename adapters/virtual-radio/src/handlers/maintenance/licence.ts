import { ActionCode, failedAnswer, jsonAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** A key of the simulator: four groups of four letters or digits. */
const KEY = /^[0-9A-Z]{4}(-?[0-9A-Z]{4}){3}$/i;

/** GET /api/lc — the licence of the device. §classic.licence. */
export const licence = sessionCall('GET', '/api/lc', ({ radio }) =>
  jsonAnswer({ licensed: radio.licensed, activated: radio.licensed, expires: 0 }),
);

/** POST /api/lc — activates a licence. §classic.licence. */
export const licenceActivation = sessionCall('POST', '/api/lc', ({ radio, fields }) => {
  if (!KEY.test((fields.text('key') ?? '').trim())) {
    return failedAnswer(ActionCode.InvalidParameter, 'Invalid key');
  }
  radio.licensed = true;
  return okAnswer();
});
