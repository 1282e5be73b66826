import type { Received } from '@radiolink/openapi/received';
import type { ConfigurationOutcome } from '@radiolink/domain/configuration';
import { requireDone } from '../action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';

/**
 * Outcome of an action on the configuration. @throws RequestFailure with the device's message and code when
 * refused
 */
export function mapOutcome(
  json: Received<'/writecfg.cgi' | '/apply.cgi' | '/discard.cgi' | '/api/cfg', 'post'>,
): ConfigurationOutcome {
  requireDone(json);
  return readAnswer(json, answer => ({
    fastRestart: answer.flag('fast_restart'),
  }));
}
