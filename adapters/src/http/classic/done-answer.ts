import type { Received } from '@radiolink/openapi/received';
import { readAnswer } from '../wire/read-answer.ts';
import type { Range } from '../wire/scalars.ts';
import { networkFailure } from '../client/failure.ts';
import { requireDone } from '../wire/action-result.ts';

const IDS: Range = [0, Number.MAX_SAFE_INTEGER];

/**
 * The number under which the device runs what was started: the `id` of a trace, the `ticket` of a speed test.
 * @throws RequestFailure when it was refused, or when the answer names none
 */
export function startedAs(
  json: Received<'/api/traceroute' | '/api/lmgmt/speedtest/start', 'post'>,
  name: 'id' | 'ticket',
): number {
  requireDone(json);
  const id = readAnswer(json, answer => answer.numberOrText(name, IDS));
  if (id === undefined) throw networkFailure('malformed');
  return id;
}
