import { PingPort, type PingRequest } from '@radiolink/application/ping/ping.port';
import type { JobStatus, PingOutcome, PingResult } from '@radiolink/domain/tools';
import { concat, concatMap, defer, from, type Observable, throwError } from 'rxjs';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import { deviceTool } from '../../polling/device-job.ts';
import type { PollingConditions } from '../../polling/polling.ts';
import type { V1Client } from '../client/v1-client.ts';
import { toolStatusOf, failedJob } from '../job-progress.ts';
import { v1Port } from '../v1-ports.ts';

/** So many of the newest echoes are read: an endless run holds ever more of them, and is polled each second. */
const MOST_RESULTS = 512;
const OUTCOMES: ReadonlyMap<string, PingOutcome> = new Map<string, PingOutcome>([
  ['ok', 'ok'],
  ['timeout', 'timeout'],
  ['unreachable', 'unreachable'],
]);

/** A run as far as it has come. */
export interface PingState {
  readonly status: JobStatus;
  readonly results: readonly PingResult[];
  readonly failureReason?: string | undefined;
}

/** Echoes by `/tools/ping`: the device runs them, one run at a time. */
export class V1Ping implements PingPort {
  constructor(
    private readonly client: V1Client,
    private readonly conditions: Pick<PollingConditions, 'heartbeat'>,
  ) {}

  ping(request: PingRequest): Observable<PingResult> {
    return defer(() => {
      let emitted = 0;
      const run = deviceTool(
        {
          start: () => this.start(request),
          read: (_, signal) => this.read({ signal }),
          stop: () => this.stop(),
          clear: () => this.clear(),
        },
        this.conditions,
      );
      return run.pipe(
        concatMap(({ results, status, failureReason = '' }) => {
          const fresh = results.filter(({ sequence }) => sequence > emitted);
          emitted = Math.max(emitted, ...fresh.map(({ sequence }) => sequence));
          if (status === 'failed') return throwError(() => failedJob(failureReason));
          // Whoever stops it here follows it no more: it was stopped elsewhere, or not read for too long.
          const isCut = status === 'stopped' || status === 'not-started';
          return isCut
            ? concat(
                from(fresh),
                throwError(() => failedJob('STOPPED')),
              )
            : from(fresh);
        }),
      );
    });
  }

  async start({ host, sizeBytes, count = 0 }: PingRequest, options?: CallOptions): Promise<void> {
    const body = { destination: host, count, ...(sizeBytes !== undefined && { size: sizeBytes }) };
    await this.client.acknowledge('post', '/api/v1.0/tools/ping/start', { body, ...options });
  }

  async read(options?: CallOptions): Promise<PingState> {
    const data = await this.client.get('/api/v1.0/tools/ping', options);
    return readAnswer(data, state => ({
      status: toolStatusOf(state.text('status')),
      failureReason: state.text('failureReason'),
      results: state.lastSections('results', MOST_RESULTS).map(({ section: echo, place }) => ({
        sequence: echo.number('seq', COUNT) ?? place + 1,
        outcome: OUTCOMES.get(echo.text('status') ?? '') ?? 'unreachable',
        timeMs: echo.number('time', COUNT),
        ttl: echo.number('ttl', COUNT),
        sizeBytes: echo.number('size', COUNT),
      })),
    }));
  }

  async stop(options?: CallOptions): Promise<void> {
    await this.client.acknowledge('post', '/api/v1.0/tools/ping/stop', options);
  }

  /** Empties the results on the device, and stops a run first. */
  async clear(options?: CallOptions): Promise<void> {
    await this.client.acknowledge('delete', '/api/v1.0/tools/ping', options);
  }
}

/** Ports of ping, by the versioned API. */
export const PORTS = [v1Port(PingPort, ({ client, ...rest }) => new V1Ping(client, rest))];
