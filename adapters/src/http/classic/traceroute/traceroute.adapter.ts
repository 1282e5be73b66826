import {
  type TraceProgress,
  type TraceRequest,
  TraceroutePort,
} from '@radiolink/application/traceroute/traceroute.port';
import { TRACE_HOPS, type TraceHop } from '@radiolink/domain/tools';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Received } from '@radiolink/openapi/received';
import type { Observable } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { deviceTool } from '../../polling/device-job.ts';
import type { PollingConditions } from '../../polling/polling.ts';
import { SMALL } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';
import { requireDone } from '../../wire/action-result.ts';
import { startedAs } from '../done-answer.ts';
import { classicPort } from '../classic-ports.ts';

/** Traces by `/api/traceroute`. */
export class ClassicTraceroute implements TraceroutePort {
  constructor(
    private readonly client: ClassicClient,
    private readonly conditions: Pick<PollingConditions, 'heartbeat'>,
  ) {}

  trace(request: TraceRequest): Observable<TraceProgress> {
    return deviceTool(
      {
        start: () => this.start(request),
        read: (id, signal) => this.read(id, { signal }),
        stop: id => this.stop(id),
      },
      this.conditions,
    );
  }

  async start(
    { host, maxHops = TRACE_HOPS.default, resolveNames = false }: TraceRequest,
    options?: CallOptions,
  ): Promise<number> {
    const body = {
      action: 'start',
      host,
      max_hops: maxHops,
      resolve: resolveNames ? '1' : '0',
    } as const;
    return startedAs(await this.client.form('/api/traceroute', { body, ...options }), 'id');
  }

  async read(id: number, options?: CallOptions): Promise<TraceProgress> {
    const params = { query: { id } };
    return mapTrace(await this.client.get('/api/traceroute', { params, ...options }));
  }

  async stop(id: number, options?: CallOptions): Promise<void> {
    const body = { action: 'stop', id } as const;
    requireDone(await this.client.form('/api/traceroute', { body, ...options }));
  }
}

const MILLISECONDS = [0, 600_000] as const;

/** A trace as far as it has come; `null` among the times is a probe without reply. */
function mapTrace(json: Received<'/api/traceroute'>): TraceProgress {
  return readAnswer(json, trace => {
    const failureReason = trace.text('error');
    const running = trace.flag('running') ?? false;
    const hops = trace.sections('hops').map(mapHop);
    if (failureReason !== undefined) return { status: 'failed', hops, failureReason };
    return { status: running ? 'in-progress' : 'finished', hops };
  });
}

function mapHop(hop: Section<NonNullable<Schemas['Traceroute']['hops']>[number]>, index: number): TraceHop {
  return {
    hop: hop.number('hop', SMALL) ?? index + 1,
    address: hop.text('ipaddr'),
    hostname: hop.text('hostname'),
    timesMs: hop.samples('rtt', MILLISECONDS),
  };
}

/** Ports of traceroute, by the classic API. */
export const PORTS = [
  classicPort(TraceroutePort, ({ client, ...rest }) => new ClassicTraceroute(client, rest)),
];
