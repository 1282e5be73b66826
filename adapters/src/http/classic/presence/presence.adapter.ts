import { type Presence, LivenessPort } from '@radiolink/application/presence/liveness.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { classicPort } from '../classic-ports.ts';

/** Checks with `GET /poll.cgi` that the device responds. */
export class ClassicPresence implements LivenessPort {
  constructor(private readonly client: ClassicClient) {}

  async ask(options?: CallOptions): Promise<Presence> {
    const data = await this.client.get('/poll.cgi', {
      timeoutMs: TIME_OUT_MS.presence,
      ...options,
    });
    return readAnswer(data, answer => ({
      uptimeSeconds: answer.numberOrText('uptime', COUNT),
      configurationStamp: answer.text('cfg_stamp'),
    }));
  }
}

/** Whether the device is there, by the classic API. */
export const PORTS = [classicPort(LivenessPort, ({ client }) => new ClassicPresence(client))];
