import type { SpeedTestPort, SpeedTestRequest } from '@radiolink/application/speed-test/speed-test.port';
import {
  JOB_POLL_MS,
  SPEED_TEST_DEFAULT_PORT,
  type SpeedTest,
  type SpeedTestDirection,
} from '@radiolink/domain/tools';
import { defer, type Observable, repeat } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requested } from '../../polling/requested.ts';
import { deviceJob } from '../../polling/device-job.ts';
import { overBadLink } from '../../polling/over-bad-link.ts';
import { type PollingConditions, unlessHeld } from '../../polling/polling-conditions.ts';
import { whileAllowed } from '../../polling/while-allowed.ts';
import { requireDone } from '../action-result.ts';
import { startedAs } from '../done-answer.ts';
import { mapSpeedTest, type SpeedTestSoFar } from './speed-test.mapper.ts';

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
    return deviceJob({
      start: () => this.start(request),
      follow: ticket => this.#follow(ticket, request.direction),
      isOver: ({ status }) => status !== 'in-progress',
      stop: ticket => this.stop(ticket),
    });
  }

  #follow(ticket: number, direction: SpeedTestDirection): Observable<SpeedTest> {
    return defer(() => {
      let soFar: SpeedTestSoFar = { id: String(ticket), direction, samples: [] };
      const reading = requested(async signal => {
        const test = await this.read(ticket, soFar, { signal });
        soFar = { ...soFar, samples: test.samples };
        return test;
      }).pipe(repeat({ delay: JOB_POLL_MS }), overBadLink());
      return whileAllowed(unlessHeld(this.conditions), reading);
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
