import { sessionCall } from '../call.ts';
import { acceptableConfiguration } from './configuration-body.ts';
import { invalidConfiguration, invalidParameter, writeAnswer } from './write-answer.ts';

/**
 * POST /writecfg.cgi — the whole configuration, saved, as a test, or until the next reboot. Classic API, 4.3.
 */
export const configurationWrite = sessionCall('POST', '/writecfg.cgi', exchange => {
  const text = exchange.fields.text('cfgData');
  if (text === undefined) return invalidParameter();
  const config = acceptableConfiguration(text);
  return config === undefined ? invalidConfiguration() : writeAnswer(exchange, config);
});
