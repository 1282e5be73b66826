import { describe } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { endsWithTheSession, failsAsEveryCall } from '../client/failing.mother.ts';
import { CLASSIC_CALLS } from './call-coverage/classic-calls.mother.ts';

const calls = CLASSIC_CALLS.filter(({ withoutSession }) => withoutSession !== true);
/** Calls that `npm test` fails, drawn by the commit. */
const SHARE = 2;

describe.each(sampleOf(calls, Math.ceil(calls.length / SHARE)))('$adapter by $method $path', call => {
  const failing = {
    ...call,
    path: call.path.replace('{id}', '1').replace('{country}', '276'),
  };
  failsAsEveryCall(failing);
  endsWithTheSession(failing);
});
