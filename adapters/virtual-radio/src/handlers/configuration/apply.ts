import { okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';
import { invalidParameter } from './write-answer.ts';

/** POST /apply.cgi — applies what is staged, or makes a running test permanent. Classic API, 4.4. */
export const configurationApply = sessionCall('POST', '/apply.cgi', ({ radio, fields, session }) => {
  if (fields.text('apply') !== 'yes') return invalidParameter();
  const scope = radio.control.apply();
  session.firstSetup = false;
  return okAnswer({ fast_restart: scope?.fast ?? true });
});
