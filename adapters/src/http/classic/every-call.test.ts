import { describe } from 'vitest';
import { shareOf } from '../../../../.config/drawn-sample.ts';
import { endsWithTheSession, failsAsEveryCall } from '../client/failing.mother.ts';
import { CLASSIC_CALLS } from './call-coverage/classic-calls.mother.ts';

const calls = CLASSIC_CALLS.filter(({ withoutSession }) => withoutSession !== true);
describe.each(shareOf(calls, 2))('$adapter by $method $path', call => {
  const failing = {
    ...call,
    path: call.path.replace('{id}', '1').replace('{country}', '276'),
  };
  failsAsEveryCall(failing);
  endsWithTheSession(failing);
});
