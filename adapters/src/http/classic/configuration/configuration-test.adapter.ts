import {
  type ConfigurationTest,
  ConfigurationTestPort,
} from '@radiolink/application/configuration/configuration-test.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { JOB_POLL_MS } from '@radiolink/domain/tools';
import { type Observable, of } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { watched } from '../../polling/watched.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT } from '../../wire/ranges.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { classicPort } from '../classic-ports.ts';

/** The state of a running test, by `GET /test_mode.cgi`. */
export class ClassicConfigurationTest implements ConfigurationTestPort {
  readonly #watched: Observable<Watched<ConfigurationTest>>;

  constructor(private readonly client: ClassicClient) {
    this.#watched = watched(signal => this.read({ signal }), {
      everyMs: JOB_POLL_MS,
      allowed: of(true),
    });
  }

  async read(options?: CallOptions): Promise<ConfigurationTest> {
    const data = await this.client.get('/test_mode.cgi', {
      timeoutMs: TIME_OUT_MS.presence,
      ...options,
    });
    return readAnswer(data, answer => {
      const active = answer.flag('active') ?? false;
      const secondsLeft = answer.numberOrText('time_left', COUNT);
      return {
        active,
        countdownStarted: answer.flag('countdown_started') ?? false,
        secondsLeft: active ? secondsLeft : undefined,
      };
    });
  }

  watch(): Observable<Watched<ConfigurationTest>> {
    return this.#watched;
  }
}

/** The test of changes, by the classic API. The configuration itself is bound at the start. */
export const PORTS = [
  classicPort(ConfigurationTestPort, ({ client }) => new ClassicConfigurationTest(client)),
];
