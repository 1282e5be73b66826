import { LocatePort, type Locating } from '@radiolink/application/locate/locate.port';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { jobStatusOf } from '../job-progress.ts';
import { v1Port } from '../v1-ports.ts';

const USUAL_SECONDS = 60;

/** Lights by `/device/locate`. */
export class V1Locate implements LocatePort {
  constructor(private readonly client: V1Client) {}

  async read(options?: CallOptions): Promise<Locating> {
    const data = await this.client.get('/api/v1.0/device/locate', options);
    return readAnswer(data, answer => {
      const active = jobStatusOf(answer.text('status')) === 'in-progress';
      // 0 while it runs means until it is stopped.
      const secondsLeft = answer.number('remaining', COUNT) || undefined;
      return { active, secondsLeft: active ? secondsLeft : undefined };
    });
  }

  async start(seconds: number = USUAL_SECONDS, options?: CallOptions): Promise<void> {
    const body = { timeout: seconds };
    await this.client.acknowledge('post', '/api/v1.0/device/locate/start', { body, ...options });
  }

  async stop(options?: CallOptions): Promise<void> {
    await this.client.acknowledge('post', '/api/v1.0/device/locate/stop', { body: {}, ...options });
  }
}

/** The locator LEDs, by the versioned API. */
export const PORTS = [v1Port(LocatePort, ({ client }) => new V1Locate(client))];
