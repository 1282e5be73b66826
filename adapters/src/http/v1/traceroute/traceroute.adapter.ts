import {
  type TraceProgress,
  type TraceRequest,
  TraceroutePort,
} from '@radiolink/application/traceroute/traceroute.port';
import { TRACE_HOPS } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import { deviceTool } from '../../polling/device-job.ts';
import type { PollingConditions } from '../../polling/polling.ts';
import type { V1Client } from '../client/v1-client.ts';
import { toolStatusOf } from '../job-progress.ts';
import { v1Port } from '../v1-ports.ts';

const MOST_HOPS = 64;

/** Traces by `/tools/traceroute`. */
export class V1Traceroute implements TraceroutePort {
  constructor(
    private readonly client: V1Client,
    private readonly conditions: Pick<PollingConditions, 'heartbeat'>,
  ) {}

  trace(request: TraceRequest): Observable<TraceProgress> {
    return deviceTool(
      {
        start: () => this.start(request),
        read: (_, signal) => this.read({ signal }),
        stop: () => this.stop(),
        clear: () => this.clear(),
      },
      this.conditions,
    );
  }

  async start(
    { host, maxHops = TRACE_HOPS.default, resolveNames = false }: TraceRequest,
    options?: CallOptions,
  ): Promise<void> {
    const body = { destination: host, maxHops, resolve: resolveNames };
    await this.client.acknowledge('post', '/api/v1.0/tools/traceroute/start', { body, ...options });
  }

  async read(options?: CallOptions): Promise<TraceProgress> {
    const data = await this.client.get('/api/v1.0/tools/traceroute', options);
    return readAnswer(data, trace => {
      const status = toolStatusOf(trace.text('status'));
      const reason = trace.text('failureReason');
      return {
        status,
        failureReason: status === 'failed' ? (reason ?? '') : undefined,
        hops: trace.sections('hops', MOST_HOPS).map((hop, place) => ({
          hop: hop.number('hop', COUNT) ?? place + 1,
          address: hop.text('address'),
          hostname: hop.text('hostname'),
          timesMs: hop.samples('times', COUNT),
        })),
      };
    });
  }

  async stop(options?: CallOptions): Promise<void> {
    await this.client.acknowledge('post', '/api/v1.0/tools/traceroute/stop', options);
  }

  /** Empties the results on the device, and stops a run first. */
  async clear(options?: CallOptions): Promise<void> {
    await this.client.acknowledge('delete', '/api/v1.0/tools/traceroute', options);
  }
}

/** Ports of traceroute, by the versioned API. */
export const PORTS = [v1Port(TraceroutePort, ({ client, ...rest }) => new V1Traceroute(client, rest))];
