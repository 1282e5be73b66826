import type { ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import { TEST_RUNNING } from '../../handlers/configuration/write-answer.ts';
import { badRequest, type FieldProblems, v1Error } from '../answers.ts';
import { entryOf, objectIn } from '../body.ts';
import type { V1Exchange } from '../exchange.ts';
import { lineProblems } from './line-problems.ts';

/** The configuration that a call reads and changes: the one that runs, or what its batch made of it so far. */
export function currentConfiguration({ radio, batch }: V1Exchange): ConfigText {
  return batch?.config ?? radio.configuration.running;
}

/**
 * A change by the device itself, as a password: effective immediately and permanently; inside a batch with
 * the rest of it. False when a value cannot be written.
 */
export function amendConfiguration(
  exchange: V1Exchange,
  changes: ConfigChanges,
  afterwards: () => void = () => undefined,
): boolean {
  const { radio, batch } = exchange;
  if (batch === undefined) {
    const written = radio.control.patch(changes);
    if (written) afterwards();
    return written;
  }
  const edited = currentConfiguration(exchange).edit(changes);
  if (!edited.ok) return false;
  batch.config = edited.config;
  batch.afterwards.push(afterwards);
  return true;
}

/**
 * Places where a caller sent a value of a wrong type, or one that the device rejected: dotted path to its
 * problem. Unknown places are ignored.
 */
function submittedProblems(submitted: unknown, has: unknown, path = ''): FieldProblems {
  if (submitted === undefined || submitted === null || has === undefined || has === null) return {};
  if (Array.isArray(has)) {
    if (!Array.isArray(submitted)) return { [path]: ['A list is expected'] };
    return joined(
      submitted.map((item, place) => submittedProblems(item, has[place], dotted(path, String(place)))),
    );
  }
  if (typeof has === 'object') {
    if (typeof submitted !== 'object' || Array.isArray(submitted))
      return { [path]: ['An object is expected'] };
    return joined(
      Object.keys(has).map(name =>
        submittedProblems(entryOf(submitted, name), entryOf(has, name), dotted(path, name)),
      ),
    );
  }
  return typeof submitted === typeof has ? {} : { [path]: ['The value is of a wrong kind'] };
}

function dotted(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function joined(all: readonly FieldProblems[]): FieldProblems {
  return Object.assign({}, ...all) as FieldProblems;
}

/** Starts the one test timer of the device. §v1.test-mode. */
export const TEST_HEADER = 'x-test-mode';

/**
 * Writes some lines, saved or as a test; inside a batch with the rest of it. Returns the response of a
 * refusal.
 *
 * @param objectOf the object that the call submits, as the configuration has it
 */
export function writeConfiguration(
  exchange: V1Exchange,
  changes: ConfigChanges,
  objectOf?: (config: ConfigText) => unknown,
): Response | undefined {
  const { radio, batch, request } = exchange;
  if (radio.control.isTesting) return v1Error(409, TEST_RUNNING);
  const before = currentConfiguration(exchange);
  const edit = before.edit(changes);
  if (!edit.ok) return badRequest('Validation failed', { [edit.key]: ['Cannot be written'] });
  const problems = {
    ...submittedProblems(objectIn(exchange.body), objectOf?.(edit.config)),
    ...lineProblems(radio, before, edit.config),
  };
  if (Object.keys(problems).length > 0) return badRequest('Validation failed', problems);
  if (changes.size === 0) return undefined;
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
