import type { Clock } from '@radiolink/application/clock/clock.port';
import type { PingPort, PingRequest } from '@radiolink/application/ping/ping.port';
import type { PingResult } from '@radiolink/domain/tools';
import { defer, identity, type Observable, repeat, take } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requested } from '../../polling/requested.ts';
import { overBadLink } from '../../polling/over-bad-link.ts';
import { type PollingConditions, unlessHeld } from '../../polling/polling-conditions.ts';
import { pausable } from '../../polling/pausable.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { mapPing } from './ping.mapper.ts';

/** Pause between an echo and the next one. */
const PAUSE_MS = 1000;

export interface PingConditions extends Pick<PollingConditions, 'heartbeat'> {
  readonly clock: Clock;
}

/** Echoes by `GET /pingtest_action.cgi`, one request each, so that no run is left on the device. */
export class ClassicPing implements PingPort {
  constructor(
    private readonly client: ClassicClient,
    private readonly conditions: PingConditions,
  ) {}

  ping(request: PingRequest): Observable<PingResult> {
    const { count = 0 } = request;
    return defer(() => {
      let sent = 0;
      const echo = requested(async signal => {
        const result = await this.echo(request, sent + 1, { signal });
        sent += 1;
        return result;
      });
      const echoes = echo.pipe(repeat({ delay: PAUSE_MS }), overBadLink());
      return pausable(unlessHeld(this.conditions), echoes);
    }).pipe(count > 0 ? take(count) : identity);
  }

  /** One echo. */
  async echo({ host, sizeBytes }: PingRequest, sequence: number, options?: CallOptions): Promise<PingResult> {
    const query = {
      ip_addr: host,
      ...(sizeBytes !== undefined && { ping_size: sizeBytes }),
      _: this.conditions.clock.now(),
    };
    const { data } = await this.client.text('/pingtest_action.cgi', {
      params: { query },
      timeoutMs: TIME_OUT_MS.ping,
      ...options,
    });
    return mapPing(data, sequence, sizeBytes);
  }
}
