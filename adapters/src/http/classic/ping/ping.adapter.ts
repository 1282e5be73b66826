import type { Clock } from '@radiolink/application/clock/clock.port';
import { PingPort, type PingRequest } from '@radiolink/application/ping/ping.port';
import { classicPingOutcome, type PingResult } from '@radiolink/domain/tools';
import { defer, identity, type Observable, take } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { networkFailure } from '../../client/failure.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { overBadLink, poll } from '../../polling/poll.ts';
import { type PollingConditions, unlessHeld } from '../../polling/polling.ts';
import { classicPort } from '../classic-ports.ts';

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
      const echo = async (signal: AbortSignal): Promise<PingResult> => {
        const result = await this.echo(request, sent + 1, { signal });
        sent += 1;
        return result;
      };
      return poll(echo, { every: PAUSE_MS, while: unlessHeld(this.conditions) }).pipe(overBadLink());
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

/**
 * One echo from `code|address|milliseconds|TTL`. Groups may repeat; the first one is used. @throws
 * RequestFailure a text that begins with no code is a network error `malformed`
 */
function mapPing(text: string, sequence: number, sizeBytes: number | undefined): PingResult {
  const [first = '', , time, ttl] = text.trim().split('|');
  const code = numberOf(first);
  if (code === undefined) throw networkFailure('malformed');
  const outcome = classicPingOutcome(code);
  if (outcome !== 'ok') return { sequence, outcome, sizeBytes };
  return { sequence, outcome, timeMs: numberOf(time), ttl: numberOf(ttl), sizeBytes };
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** Ports of ping, by the classic API. */
export const PORTS = [classicPort(PingPort, ({ client, ...rest }) => new ClassicPing(client, rest))];
