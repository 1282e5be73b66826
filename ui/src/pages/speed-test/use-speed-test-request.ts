import type { RequestedSpeedTest } from '@radiolink/application/speed-test/speed-test-result';
import type { SpeedTestModel } from '@radiolink/application/speed-test/speed-test.model';
import { message } from '@radiolink/domain/errors';
import { typedHost } from '@radiolink/domain/network';
import { SPEED_TEST_SECONDS, type SpeedTestDirection } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { hostOfSpeedTestHash } from '../../components/catalogue/speed-test-address.ts';
import { hostProblem, type TypedFields, useTypedFields } from '../tools/use-typed-fields.ts';

/** Durations on offer, seconds. */
export const DURATIONS = [10, SPEED_TEST_SECONDS.default, 60, 120] as const;

/** What is typed and chosen. The password is in this page alone, and gone with it. */
export interface SpeedTestTyped {
  readonly host: string;
  readonly username: string;
  readonly password: string;
  readonly direction: SpeedTestDirection;
  readonly durationSeconds: number;
}

/** What is to be tested, with the login of the remote device. */
export interface RequestedTest {
  readonly requested: RequestedSpeedTest;
  readonly password: string;
}

export interface SpeedTestRequestFields extends TypedFields<SpeedTestTyped> {
  readonly directions: readonly SpeedTestDirection[];
  /** A test that waits for an answer, since it would disturb the traffic of the link. */
  readonly waiting: RequestedTest | null;
  readonly answered: (start: boolean) => void;
  /** Starts what is typed, at once or after the question. */
  readonly start: () => void;
}

/** The address names another device: `#/speed-test?192.0.2.20`. */
const hostInAddress = (): string => {
  const host = hostOfSpeedTestHash(window.location.hash);
  return hostProblem(host) === undefined ? host : '';
};

/** The fields of a speed test, with what was typed last. */
export function useSpeedTestRequest(model: SpeedTestModel): SpeedTestRequestFields {
  const [last, disturbs, begin] = useUnit([model.$typed, model.$disturbs, model.begun]);
  const [waiting, setWaiting] = useState<RequestedTest | null>(null);
  const { directions } = model;
  const fields = useTypedFields<SpeedTestTyped>(
    {
      host: hostInAddress() || (last?.host ?? ''),
      username: last?.username ?? '',
      password: '',
      direction: directions.find(direction => direction === last?.direction) ?? directions[0] ?? 'duplex',
      durationSeconds:
        DURATIONS.find(seconds => seconds === last?.durationSeconds) ?? SPEED_TEST_SECONDS.default,
    },
    ({ host, username, password }) => ({
      host: hostProblem(host),
      username: username === '' ? message('Enter the username of the remote device.') : undefined,
      password: password === '' ? message('Enter the password of the remote device.') : undefined,
    }),
  );
  return {
    ...fields,
    directions,
    waiting,
    answered: start => {
      if (start && waiting !== null) begin(waiting);
      setWaiting(null);
    },
    start: () => {
      const typed = fields.checked();
      if (typed === undefined) return;
      const { password, host, ...rest } = typed;
      const test = { requested: { ...rest, host: typedHost(host) }, password };
      // Where no status tells of the traffic, there may be some.
      if (disturbs === false) begin(test);
      else setWaiting(test);
    },
  };
}
