import {
  type ConfigurationTest,
  ConfigurationTestPort,
} from '@radiolink/application/configuration/configuration-test.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { JOB_POLL_MS } from '@radiolink/domain/tools';
import { type Observable, of } from 'rxjs';
import { readAnswer } from '../../wire/read-answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import { COUNT } from '../../wire/ranges.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import { watched } from '../../polling/watched.ts';
import type { V1Client } from '../client/v1-client.ts';
import { jobStatusOf } from '../job-progress.ts';
import { v1Port } from '../v1-ports.ts';

/**
 * The state of a running test, by `GET /tools/compose`, which returns the seconds of the device's one test
 * timer. A batch in progress returns none, and is no test.
 */
export class V1ConfigurationTest implements ConfigurationTestPort {
  readonly #watched: Observable<Watched<ConfigurationTest>>;

  constructor(private readonly client: V1Client) {
    this.#watched = watched(signal => this.read({ signal, timeoutMs: TIME_OUT_MS.presence }), {
      everyMs: JOB_POLL_MS,
      allowed: of(true),
    });
  }

  async read(options?: CallOptions): Promise<ConfigurationTest> {
    const answer = await unlessMissing(this.client.get('/api/v1.0/tools/compose', options));
    return readAnswer(answer, state => {
      const left = state.number('timeLeft', COUNT);
      const active = jobStatusOf(state.text('status')) === 'in-progress' && left !== undefined;
      return { active, countdownStarted: active, secondsLeft: active ? left : undefined };
    });
  }

  watch(): Observable<Watched<ConfigurationTest>> {
    return this.#watched;
  }
}

/** The test of changes, by the versioned API. The configuration itself is bound at the start. */
export const PORTS = [v1Port(ConfigurationTestPort, ({ client }) => new V1ConfigurationTest(client))];
