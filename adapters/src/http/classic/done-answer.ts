import { readAnswer } from '../wire/read-answer.ts';
import type { Range } from '../wire/index.ts';
import { networkFailure } from '../client/index.ts';
import { requireDone } from './action-result.ts';

const IDS: Range = [0, Number.MAX_SAFE_INTEGER];

/**
 * The number under which the device runs what was started.
 * @throws RequestFailure when it was refused, or when the answer names none
 */
export function startedAs(json: unknown, name: string): number {
  requireDone(json);
  const id = readAnswer(json, answer => answer.numberOrText(name, IDS));
  if (id === undefined) throw networkFailure('malformed');
  return id;
}
