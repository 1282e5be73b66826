import type { SpeedTestPort, SpeedTestRequest } from '@radiolink/application/speed-test/speed-test.port';
import { SPEED_TEST_DEFAULT_PORT, type SpeedTest, type SpeedTestDirection } from '@radiolink/domain/tools';
import { defer, type Observable } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { deviceTool } from '../../polling/device-job.ts';
import type { PollingConditions } from '../../polling/polling-conditions.ts';
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
