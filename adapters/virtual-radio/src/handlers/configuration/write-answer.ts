import type { ConfigText } from '@radiolink/domain/configuration';
import { ActionCode, failedAnswer, okAnswer } from '../../wire/answers.ts';
import type { SessionExchange } from '../call.ts';

/** Why nothing is written or staged during a test. */
export const TEST_RUNNING = 'A configuration test is running';

/** Writes a configuration by the flags that came with it, and answers how deep that went. §classic.writecfg. */
export function writeAnswer({ radio, fields, session }: SessionExchange, config: ConfigText): Response {
  if (radio.control.isTesting) return testRunning();
  const scope = radio.control.write(config, {
    test: fields.text('testmode') === 'yes',
    noSave: fields.text('nosave') === 'yes',
  });
  session.firstSetup = false;
  return okAnswer({ fast_restart: scope.fast });
}

export function testRunning(): Response {
  return failedAnswer(ActionCode.Busy, TEST_RUNNING);
}

export function invalidConfiguration(): Response {
  return failedAnswer(ActionCode.InvalidConfiguration, 'Invalid configuration');
}

export function invalidParameter(): Response {
  return failedAnswer(ActionCode.InvalidParameter, 'Invalid parameter');
}
