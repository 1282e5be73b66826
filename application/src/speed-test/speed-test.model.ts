import { message, RequestFailure } from '@radiolink/domain/errors';
import type { AirDirection } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import {
  carriesTraffic,
  jobFailureMessage,
  type SpeedTest,
  type SpeedTestDirection,
  sentDirection,
  speedTestEnds,
} from '@radiolink/domain/tools';
import { createEffect, createEvent, type EventCallable, type Store, sample } from 'effector';
import { map } from 'rxjs';
import type { StatusModel } from '../status/status.model.ts';
import { type ToolPorts, TOOL_PORTS } from '../tool-runs/running-tools.model.ts';
import { createTool, type Tool } from '../tool-runs/tool.ts';
import { SpeedTestMemoryPort, SpeedTestPort } from './speed-test.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { speedTestFeature } from './speed-test.feature.ts';
import { speedTestReport } from './speed-test-report.ts';
import {
  inBrowser,
  SPEED_TEST_SHAPE,
  NOTHING_MEASURED,
  type RequestedSpeedTest,
  type SpeedTestMoment,
  type SpeedTestSoFar,
  withMoment,
} from './speed-test-result.ts';
import { PROBE_HOSTS } from '../probe-hosts/probe-hosts.ts';
import { bindModel } from '../wiring/model-binding.ts';

interface Begun {
  readonly requested: RequestedSpeedTest;
  readonly password: string;
}

/** The speed test, from its start to its result. */
export interface SpeedTestModel extends Tool<RequestedSpeedTest, SpeedTestSoFar> {
  /** Starts a test. The password goes into the request to the device, and nowhere else. */
  readonly begun: EventCallable<Begun>;
  /** The directions that this device measures. */
  readonly directions: readonly SpeedTestDirection[];
  /** Whether a link carries traffic that a test would disturb; null before the first status. */
  readonly $disturbs: Store<boolean | null>;
  /** Which way through the air this device sends; null where that is unknown. */
  readonly $sends: Store<AirDirection | null>;
}

export const SpeedTestModel: Token<SpeedTestModel> = token<SpeedTestModel>('SpeedTestModel');

interface SpeedTestPorts extends ToolPorts {
  readonly speedTest: SpeedTestPort;
  readonly memory: SpeedTestMemoryPort;
  readonly status: Pick<StatusModel, 'slice' | '$failures'>;
}

/** Makes the model. */
export function createSpeedTestModel({ speedTest, memory, ...ports }: SpeedTestPorts): SpeedTestModel {
  // What a run takes with it and no store may hold: a password is given away once, and forgotten.
  const hand: { password: string; status: DeviceStatus | null } = { password: '', status: null };
  const taken = (): string => {
    const { password } = hand;
    hand.password = '';
    return password;
  };
  const tool = createTool<RequestedSpeedTest, SpeedTestMoment, SpeedTestSoFar>(
    {
      id: speedTestFeature.id,
      watch: ({ host, ...requested }) =>
        speedTest.run({ ...requested, target: host, password: taken() }).pipe(
          map(orRefused),
          map(test => ({ test, ends: hand.status === null ? {} : speedTestEnds(hand.status, host) })),
        ),
      nothing: NOTHING_MEASURED,
      add: withMoment,
      summary: ({ request: { host }, result: { elapsedSeconds, durationSeconds } }) =>
        message('{host}: {elapsed} of {duration} s', {
          host,
          elapsed: elapsedSeconds,
          duration: durationSeconds,
        }),
      report: speedTestReport,
      shape: SPEED_TEST_SHAPE,
    },
    { ...ports, sessionStore: inBrowser(memory) },
  );

  const begun = createEvent<Begun>();
  const $status = ports.status.slice(status => status);
  const rememberFx = createEffect((status: DeviceStatus | null) => {
    hand.status = status;
  });
  const handFx = createEffect(
    ({
      requested,
      password,
      status,
    }: Begun & { readonly status: DeviceStatus | null }): RequestedSpeedTest => {
      hand.password = password;
      hand.status = status;
      return requested;
    },
  );
  sample({ clock: $status.updates, target: rememberFx });
  sample({
    clock: begun,
    source: { running: tool.$running, status: $status },
    filter: ({ running }) => !running,
    fn: ({ status }, { requested, password }) => ({ requested, password, status }),
    target: handFx,
  });
  sample({ clock: handFx.doneData, target: tool.startRequested });

  const versioned = ports.sessionStore.get('versioned_only') === true;
  return {
    ...tool,
    begun,
    directions: versioned ? ['both', 'duplex', 'tx', 'rx'] : ['duplex', 'tx', 'rx'],
    $disturbs: ports.status.slice(carriesTraffic),
    $sends: ports.status.slice(status => sentDirection(status) ?? null),
  };
}

/** A test that failed on the device, or that someone else ended there, is a failure of the run. */
function orRefused(test: SpeedTest): SpeedTest {
  const { status, failureReason = '' } = test;
  if (status === 'in-progress' || status === 'finished' || status === 'not-started') return test;
  const { key, values } = jobFailureMessage(failureReason);
  const words =
    status === 'stopped' ? 'The test was stopped on the device.' : values === undefined ? key : failureReason;
  throw new RequestFailure({
    kind: 'device-api',
    error: words,
    message: words,
    detail: failureReason,
    statusCode: 200,
  });
}

/** The parts of the page. */
export const SPEED_TEST_MODELS = [
  PROBE_HOSTS,
  bindModel(SpeedTestModel, createSpeedTestModel, {
    ...TOOL_PORTS,
    speedTest: SpeedTestPort,
    memory: SpeedTestMemoryPort,
  }),
];
