import type { ConfigurationTest, ConfigurationTestPort } from '@radiolink/application/configuration';
import type { Watched } from '@radiolink/application/watching';
import { JOB_POLL_MS } from '@radiolink/domain/tools';
import { type Observable, of } from 'rxjs';
import { unlessMissing } from '../../classic/missing.ts';
import { TIME_OUT_MS } from '../../classic/time-outs.ts';
import type { CallOptions } from '../../client/index.ts';
import { watched } from '../../polling/index.ts';
import type { V1Client } from '../client/index.ts';
import { mapJob } from '../job.mapper.ts';

/**
 * How a running test stands, by `GET /tools/compose`. The device tells no seconds, and asking already ends the test: a
 * batch is kept with the next authorised request.
 */
export class V1ConfigurationTest implements ConfigurationTestPort {
  readonly #client: V1Client;
  readonly #watched: Observable<Watched<ConfigurationTest>>;

  constructor(client: V1Client) {
    this.#client = client;
    this.#watched = watched(signal => this.read({ signal, timeoutMs: TIME_OUT_MS.presence }), {
      everyMs: JOB_POLL_MS,
      allowed: of(true),
    });
  }

  async read(options?: CallOptions): Promise<ConfigurationTest> {
    const answer = await unlessMissing(
      this.#client.json((api, signal) => api.GET('/api/v1.0/tools/compose', { signal }), options),
    );
    const active = answer !== undefined && mapJob(answer.data).status === 'in-progress';
    return { active, countdownStarted: active };
  }

  watch(): Observable<Watched<ConfigurationTest>> {
    return this.#watched;
  }
}
