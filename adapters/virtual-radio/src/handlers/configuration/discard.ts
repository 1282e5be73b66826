import { okAnswer } from '../../wire/answers.ts';
import type { Call } from '../call.ts';

/** POST /discard.cgi — discards staged changes, or ends a test and reverts. Classic API, 4.5. */
export const configurationDiscard: Call = {
  method: 'POST',
  path: '/discard.cgi',
  access: 'session',
  answer({ radio, fields }) {
    if (fields.text('testmode') === 'yes') {
      return okAnswer({ fast_restart: radio.control.endTrial()?.fast ?? true });
    }
    radio.configuration.unstage();
    return okAnswer({ fast_restart: true });
  },
};
