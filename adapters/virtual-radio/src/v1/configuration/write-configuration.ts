import type { ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import { TEST_RUNNING } from '../../handlers/configuration/write-answer.ts';
import { badRequest, type FieldProblems, v1Error } from '../answers.ts';
import type { V1Exchange } from '../exchange.ts';
import { currentConfiguration } from './batch-configuration.ts';

/** Starts the one test timer of the device. Versioned API, 6, test mode. */
export const TEST_HEADER = 'x-test-mode';

/** The configuration with some lines changed, checked as the call requires; the reason if it is refused. */
export interface WriteWish {
  readonly changes: ConfigChanges;
  /** Problems of the configuration that would come of it, by field. */
  readonly problems: (wanted: ConfigText) => FieldProblems;
}

/**
 * Writes some lines, saved or as a test; inside a batch with the rest of it. Returns the response of a
 * refusal.
 */
export function writeConfiguration(exchange: V1Exchange, wish: WriteWish): Response | undefined {
  const { radio, batch, request } = exchange;
  if (radio.control.isTesting) return v1Error(409, TEST_RUNNING);
  const edit = currentConfiguration(exchange).edit(wish.changes);
  if (!edit.ok) return badRequest('Validation failed', { [edit.key]: ['Cannot be written'] });
  const problems = wish.problems(edit.config);
  if (Object.keys(problems).length > 0) return badRequest('Validation failed', problems);
  if (wish.changes.size === 0) return undefined;
  const setUp = (): void => {
    if (Number(edit.config.get('radio.countrycode')) > 0) radio.setupComplete = true;
  };
  if (batch !== undefined) {
    batch.config = edit.config;
    batch.afterwards.push(setUp);
    return undefined;
  }
  const test = request.headers.get(TEST_HEADER) === '1';
  radio.control.write(edit.config, { test, noSave: false });
  setUp();
  return undefined;
}
