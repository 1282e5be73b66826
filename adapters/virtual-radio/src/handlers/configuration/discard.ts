import { okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** POST /discard.cgi — discards staged changes, or ends a test and reverts. Classic API, 4.5. */
export const configurationDiscard = sessionCall('POST', '/discard.cgi', ({ radio, fields }) => {
  if (fields.text('testmode') === 'yes') {
    return okAnswer({ fast_restart: radio.control.endTrial()?.fast ?? true });
  }
  radio.configuration.unstage();
  return okAnswer({ fast_restart: true });
});
