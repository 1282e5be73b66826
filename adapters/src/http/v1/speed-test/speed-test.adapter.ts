import { RequestFailure } from '@radiolink/domain/errors';
import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import { SpeedTestPort, type SpeedTestRequest } from '@radiolink/application/speed-test/speed-test.port';
import { SPEED_TEST_DEFAULT_PORT, type SpeedTest, type SpeedTestPhase } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { readAnswer } from '../../wire/read-answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import { COUNT } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import { networkFailure } from '../../client/failure.ts';
import { deviceTool } from '../../polling/device-job.ts';
import type { PollingConditions } from '../../polling/polling.ts';
import type { Section } from '../../wire/section.ts';
import type { V1Client } from '../client/v1-client.ts';
import { jobStatusOf, toolStatusOf } from '../job-progress.ts';
import { kbpsOfBps } from '../statistics/common.mapper.ts';
import { v1Port } from '../v1-ports.ts';

const PHASES: ReadonlyMap<string, SpeedTestPhase> = new Map<string, SpeedTestPhase>([
  ['connect', 'connect'],
  ['tx', 'tx'],
  ['rx', 'rx'],
  ['done', 'done'],
]);
const MOST_TESTS = 32;
const IN_PROGRESS = 409;

/** Speed tests by `/tools/speedtest`. Rates on the wire are bit/s. */
export class V1SpeedTest implements SpeedTestPort {
  constructor(
    private readonly client: V1Client,
    private readonly conditions: Pick<PollingConditions, 'heartbeat'>,
  ) {}

  run(request: SpeedTestRequest): Observable<SpeedTest> {
    return deviceTool(
      {
        start: () => this.#startAlone(request),
        read: (id, signal) => this.read(id, { signal }),
        stop: id => this.stop(id),
      },
      this.conditions,
    );
  }

  /** Two speed tests share the link, and neither measures it: one that another session runs is not joined by another. */
  async #startAlone(request: SpeedTestRequest): Promise<string> {
    const running = (await unlessMissing(this.list())) ?? [];
    if (running.some(({ status }) => status === 'in-progress')) {
      const message = 'Operation already in progress';
      throw new RequestFailure({
        kind: 'device-api',
        error: '',
        message,
        detail: '',
        statusCode: IN_PROGRESS,
        unasked: true,
      });
    }
    return this.start(request);
  }

  async start(request: SpeedTestRequest, options?: CallOptions): Promise<string> {
    const body = {
      destination: request.target,
      direction: request.direction,
      duration: request.durationSeconds,
      port: request.port ?? SPEED_TEST_DEFAULT_PORT,
      username: request.username,
      password: request.password,
      https: true,
    };
    const data = await this.client.post('/api/v1.0/tools/speedtest/start', { body, ...options });
    const id = readAnswer(data, answer => answer.text('id'));
    if (id === undefined) throw networkFailure('malformed');
    return id;
  }

  async read(id: string, options?: CallOptions): Promise<SpeedTest> {
    const data = await this.client.get('/api/v1.0/tools/speedtest/{id}', {
      params: { path: { id } },
      ...options,
    });
    return readAnswer(data, test => ({ ...mapSpeedTest(test), status: toolStatusOf(test.text('status')) }));
  }

  /** The tests that run or ended within the last minutes. */
  async list(options?: CallOptions): Promise<readonly SpeedTest[]> {
    const data = await this.client.list('/api/v1.0/tools/speedtest', options);
    return data.slice(0, MOST_TESTS).map(test => readAnswer(test, mapSpeedTest));
  }

  /** By deleting it; a device that has no such call stops it by another. */
  async stop(id: string, options?: CallOptions): Promise<void> {
    const params = { path: { id } };
    const deleted = this.client.acknowledge('delete', '/api/v1.0/tools/speedtest/{id}', {
      params,
      ...options,
    });
    if ((await unlessMissing(deleted)) === undefined) await this.stopByPost(id, options);
  }

  async stopByPost(id: string, options?: CallOptions): Promise<void> {
    const params = { path: { id } };
    await this.client.acknowledge('post', '/api/v1.0/tools/speedtest/{id}/stop', { params, ...options });
  }
}

function mapSpeedTest(test: Section<Schemas['SpeedTest']>): SpeedTest {
  const status = jobStatusOf(test.text('status'));
  const reason = test.text('failureReason');
  const rate = (name: 'txAverage' | 'rxAverage' | 'tx' | 'rx') => kbpsOfBps(test.number(name, COUNT));
  const [txAverage, rxAverage] = [rate('txAverage'), rate('rxAverage')];
  const [tx, rx] = [rate('tx'), rate('rx')];
  const isOver = status !== 'in-progress';
  return {
    id: test.text('id') ?? '',
    status,
    phase: PHASES.get(test.text('phase') ?? '') ?? 'connect',
    elapsedSeconds: test.number('elapsed', COUNT) ?? 0,
    durationSeconds: test.number('duration', COUNT) ?? 0,
    txKbps: isOver ? (txAverage ?? tx) : tx,
    rxKbps: isOver ? (rxAverage ?? rx) : rx,
    samples: test.sections('samples').map(sample => ({
      seconds: sample.number('t', COUNT) ?? 0,
      txKbps: kbpsOfBps(sample.number('tx', COUNT)),
      rxKbps: kbpsOfBps(sample.number('rx', COUNT)),
    })),
    failureReason: status === 'failed' ? (reason ?? '') : undefined,
  };
}

/** Ports of the speed test, by the versioned API. */
export const PORTS = [v1Port(SpeedTestPort, ({ client, ...rest }) => new V1SpeedTest(client, rest))];
