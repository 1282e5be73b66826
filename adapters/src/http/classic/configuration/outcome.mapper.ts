import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { ConfigurationOutcome } from '@radiolink/domain/configuration';
import { requireDone } from '../action-result.ts';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';

/**
 * Outcome of an action on the configuration. @throws RequestFailure with the device's message and code when
 * refused
 */
export function mapOutcome(json: Schemas['RestartResult']): ConfigurationOutcome {
  requireDone(json);
  return readAnswer(json, (answer: Section<Schemas['RestartResult']>) => ({
    fastRestart: answer.flag('fast_restart'),
  }));
}
