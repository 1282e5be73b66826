import { describe } from 'vitest';
import { endsWithTheSession, failsAsEveryCall } from '../client/failing.mother.ts';
import { CLASSIC_CALLS } from './call-coverage/classic-calls.mother.ts';

describe.each(CLASSIC_CALLS.filter(({ withoutSession }) => withoutSession !== true))(
  '$adapter by $method $path',
  call => {
    const failing = {
      ...call,
      path: call.path.replace('{id}', '1').replace('{country}', '276'),
    };
    failsAsEveryCall(failing);
    endsWithTheSession(failing);
  },
);
