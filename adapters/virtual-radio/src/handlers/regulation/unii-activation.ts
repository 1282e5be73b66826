import { ActionCode, failedAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** A key of the simulator: sixteen hex digits. The page removes the dashes; a device takes none. */
const KEY = /^[0-9A-F]{16}$/i;

/** POST /api/regdomain/activate-unii — unlocks the lower 5 GHz bands. Classic API, 5.3. */
export const uniiActivation = sessionCall('POST', '/api/regdomain/activate-unii', ({ radio, fields }) => {
  const named = (fields.text('name') ?? '').trim() !== '';
  if (!named || !KEY.test(fields.text('key') ?? '')) {
    return failedAnswer(ActionCode.InvalidParameter, 'Invalid key');
  }
  radio.uniiActivated = true;
  return okAnswer();
});
