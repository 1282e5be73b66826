import { SpeedTestPort, type SpeedTestRequest } from '@radiolink/application/speed-test/speed-test.port';
import {
  CLASSIC_FINISHED_STATE,
  classicSpeedTestStatus,
  SPEED_TEST_DEFAULT_PORT,
  type SpeedTest,
  type SpeedTestDirection,
} from '@radiolink/domain/tools';
import type { Received } from '@radiolink/openapi/received';
import { defer, type Observable } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { deviceTool } from '../../polling/device-job.ts';
import type { PollingConditions } from '../../polling/polling.ts';
import { ANY, COUNT, MBPS } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { type ActionAnswer, requireDone } from '../../wire/action-result.ts';
import { startedAs } from '../done-answer.ts';
import { classicPort } from '../classic-ports.ts';

/** `dx` measures both directions simultaneously; the classic test cannot measure them one after the other. */
const WIRE_DIRECTION: Readonly<Record<SpeedTestDirection, 'rx' | 'tx' | 'dx'>> = {
  rx: 'rx',
  tx: 'tx',
  duplex: 'dx',
  both: 'dx',
};

/** Speed tests by `/api/lmgmt/speedtest/…`. */
export class ClassicSpeedTest implements SpeedTestPort {
  constructor(
    private readonly client: ClassicClient,
    private readonly conditions: Pick<PollingConditions, 'heartbeat'>,
  ) {}

  run(request: SpeedTestRequest): Observable<SpeedTest> {
    const { direction } = request;
    return defer(() => {
      let samples: SpeedTest['samples'] = [];
      const read = async (ticket: number, signal: AbortSignal) => {
        const test = await this.read(ticket, { id: String(ticket), direction, samples }, { signal });
        samples = test.samples;
        return test;
      };
      return deviceTool(
        { start: () => this.start(request), read, stop: ticket => this.stop(ticket) },
        this.conditions,
      );
    });
  }

  async start(request: SpeedTestRequest, options?: CallOptions): Promise<number> {
    const body = {
      target: request.target,
      port: request.port ?? SPEED_TEST_DEFAULT_PORT,
      login: request.username,
      passwd: request.password,
      duration: request.durationSeconds,
      direction: WIRE_DIRECTION[request.direction],
    };
    return startedAs(await this.client.form('/api/lmgmt/speedtest/start', { body, ...options }), 'ticket');
  }

  async read(ticket: number, soFar: SpeedTestSoFar, options?: CallOptions): Promise<SpeedTest> {
    const params = { query: { ticket } };
    return mapSpeedTest(await this.client.get('/api/lmgmt/speedtest/status', { params, ...options }), soFar);
  }

  async stop(ticket: number, options?: CallOptions): Promise<void> {
    requireDone(await this.client.form('/api/lmgmt/speedtest/stop', { body: { ticket }, ...options }));
  }
}

const KBPS_PER_MBPS = 1000;

/** The request, and the samples measured before. */
interface SpeedTestSoFar {
  readonly id: string;
  readonly direction: SpeedTestDirection;
  readonly samples: SpeedTest['samples'];
}

/**
 * The state of a speed test; its samples grow by one with each new second. @throws RequestFailure when the
 * test is unknown to the device
 */
function mapSpeedTest(
  json: Received<'/api/lmgmt/speedtest/status'>,
  { id, direction, samples }: SpeedTestSoFar,
): SpeedTest {
  return readAnswer(json, test => {
    if (test.alsoAs<ActionAnswer>().flag('ok') === false) requireDone(json);
    const state = test.numberOrText('state', ANY) ?? 0;
    const status = classicSpeedTestStatus(state, test.numberOrText('flags', ANY) ?? 0);
    const elapsedSeconds = test.numberOrText('elapsed', COUNT) ?? 0;
    const rates = {
      txKbps: kbps(test.numberOrText('tx', MBPS)),
      rxKbps: kbps(test.numberOrText('rx', MBPS)),
    };
    const isNew = elapsedSeconds > (samples.at(-1)?.seconds ?? 0);
    const failureReason = test.text('message');
    return {
      id,
      status,
      phase: phaseOf(state, elapsedSeconds, direction),
      elapsedSeconds,
      durationSeconds: test.numberOrText('duration', COUNT) ?? 0,
      ...rates,
      samples: isNew ? [...samples, { seconds: elapsedSeconds, ...rates }] : samples,
      ...(status === 'failed' && { failureReason: failureReason ?? '' }),
    };
  });
}

function kbps(mbps: number | undefined): number | undefined {
  return mbps === undefined ? undefined : Math.round(mbps * KBPS_PER_MBPS);
}

/** The classic test does not report its direction; it measures the requested one. */
function phaseOf(state: number, elapsedSeconds: number, direction: SpeedTestDirection): SpeedTest['phase'] {
  if (state === CLASSIC_FINISHED_STATE) return 'done';
  if (elapsedSeconds === 0) return 'connect';
  return direction === 'tx' ? 'tx' : 'rx';
}

/** Ports of the speed test, by the classic API. */
export const PORTS = [
  classicPort(SpeedTestPort, ({ client, ...rest }) => new ClassicSpeedTest(client, rest)),
];
