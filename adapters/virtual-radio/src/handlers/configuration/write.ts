import { jsonAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';
import { acceptableConfiguration } from './configuration-body.ts';
import { invalidConfiguration, invalidParameter, writeAnswer } from './write-answer.ts';

/**
 * POST /writecfg.cgi — the whole configuration, saved, as a test, or until the next reboot. §classic.writecfg.
 */
export const configurationWrite = sessionCall('POST', '/writecfg.cgi', exchange => {
  const text = exchange.fields.text('cfgData');
  if (text === undefined) return invalidParameter();
  const config = acceptableConfiguration(text);
  return config === undefined ? invalidConfiguration() : writeAnswer(exchange, config);
});

/** POST /apply.cgi — applies what is staged, or makes a running test permanent. §classic.apply. */
export const configurationApply = sessionCall('POST', '/apply.cgi', ({ radio, fields, session }) => {
  if (fields.text('apply') !== 'yes') return invalidParameter();
  const scope = radio.control.apply();
  session.firstSetup = false;
  return okAnswer({ fast_restart: scope?.fast ?? true });
});

/** POST /discard.cgi — discards staged changes, or ends a test and reverts. §classic.discard. */
export const configurationDiscard = sessionCall('POST', '/discard.cgi', ({ radio, fields }) => {
  if (fields.text('testmode') === 'yes') {
    return okAnswer({ fast_restart: radio.control.endTest()?.fast ?? true });
  }
  radio.configuration.unstage();
  return okAnswer({ fast_restart: true });
});

/** GET /test_mode.cgi — the countdown of a configuration test. §classic.test-mode. */
export const testMode = sessionCall('GET', '/test_mode.cgi', ({ radio }) => {
  const secondsLeft = radio.control.trialSecondsLeft;
  const active = secondsLeft === undefined ? 0 : 1;
  return jsonAnswer({ countdown_started: active, time_left: secondsLeft ?? 0, active });
});
