import type { TraceProgress, TraceRequest, TraceroutePort } from '@radiolink/application/traceroute';
import { JOB_POLL_MS, TRACE_HOPS } from '@radiolink/domain/tools';
import { type Observable, repeat } from 'rxjs';
import { type CallOptions, type ClassicClient, FORM } from '../../client/index.ts';
import {
  requested,
  deviceJob,
  overBadLink,
  type PollingConditions,
  unlessHeld,
  whileAllowed,
} from '../../polling/index.ts';
import { requireDone } from '../action-result.ts';
import { startedAs } from '../done-answer.ts';
import { mapTrace } from './traceroute.mapper.ts';

/** Traces by `/api/traceroute`. */
export class ClassicTraceroute implements TraceroutePort {
  readonly #client: ClassicClient;
  readonly #conditions: Pick<PollingConditions, 'heartbeat'>;

  constructor(client: ClassicClient, conditions: Pick<PollingConditions, 'heartbeat'>) {
    this.#client = client;
    this.#conditions = conditions;
  }

  trace(request: TraceRequest): Observable<TraceProgress> {
    return deviceJob({
      start: () => this.start(request),
      follow: id => {
        const reading = requested(signal => this.read(id, { signal })).pipe(repeat({ delay: JOB_POLL_MS }));
        return whileAllowed(unlessHeld(this.#conditions), reading.pipe(overBadLink()));
      },
      isOver: ({ status }) => status !== 'in-progress',
      stop: id => this.stop(id),
    });
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
    const { data } = await this.#client.json(
      (api, signal) => api.POST('/api/traceroute', { body, headers: FORM, signal }),
      options,
    );
    return startedAs(data, 'id');
  }

  async read(id: number, options?: CallOptions): Promise<TraceProgress> {
    const params = { query: { id } };
    const { data } = await this.#client.json(
      (api, signal) => api.GET('/api/traceroute', { params, signal }),
      options,
    );
    return mapTrace(data);
  }

  async stop(id: number, options?: CallOptions): Promise<void> {
    const body = { action: 'stop', id } as const;
    const { data } = await this.#client.json(
      (api, signal) => api.POST('/api/traceroute', { body, headers: FORM, signal }),
      options,
    );
    requireDone(data);
  }
}
