import { type Presence, LivenessPort } from '@radiolink/application/presence/liveness.port';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { v1Port } from '../v1-ports.ts';

/** A sign of life by `GET /public/ping`, which needs no session. */
export class V1Presence implements LivenessPort {
  constructor(private readonly client: V1Client) {}

  async ask(options?: CallOptions): Promise<Presence> {
    const data = await this.client.get('/api/v1.0/public/ping', {
      timeoutMs: TIME_OUT_MS.presence,
      ...options,
    });
    return readAnswer(data, answer => ({ uptimeSeconds: answer.number('uptime', COUNT) }));
  }
}

/** Whether the device is there, by the versioned API. */
export const PORTS = [v1Port(LivenessPort, ({ client }) => new V1Presence(client))];
