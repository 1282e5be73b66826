import type { DfsPrescanPort, PrescanProgress } from '@radiolink/application/regulation';
import { JOB_POLL_MS } from '@radiolink/domain/tools';
import { type Observable, repeat } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import {
  asked,
  deviceJob,
  overBadLink,
  type Surroundings,
  inBackground,
  whileAllowed,
} from '../../polling/index.ts';
import type { V1Client } from '../client/index.ts';
import { mapPrescan } from './dfs-prescan.mapper.ts';

const PATH = '/api/v1.0/system/airmax/dfsprescan';

/** Listening for radar by `system/airmax/dfsprescan`. It rests while the page is hidden: decided.md row 16. */
export class V1DfsPrescan implements DfsPrescanPort {
  readonly #client: V1Client;
  readonly #surroundings: Surroundings;

  constructor(client: V1Client, surroundings: Surroundings) {
    this.#client = client;
    this.#surroundings = surroundings;
  }

  scan(frequenciesMhz: readonly number[]): Observable<PrescanProgress> {
    return deviceJob({
      start: () => this.start(frequenciesMhz),
      follow: () => {
        const reading = asked(signal => this.read({ signal })).pipe(repeat({ delay: JOB_POLL_MS }));
        return whileAllowed(inBackground(this.#surroundings), reading.pipe(overBadLink()));
      },
      isOver: ({ status }) => status !== 'in-progress',
      stop: () => this.stop(),
    });
  }

  async start(frequencies: readonly number[], options?: CallOptions): Promise<void> {
    const body = { frequencies };
    await this.#client.acknowledge(
      (api, signal) => api.POST(PATH, { body, parseAs: 'text', signal }),
      options,
    );
  }

  async read(options?: CallOptions): Promise<PrescanProgress> {
    const { data } = await this.#client.json((api, signal) => api.GET(PATH, { signal }), options);
    return mapPrescan(data);
  }

  async stop(options?: CallOptions): Promise<void> {
    await this.#client.acknowledge((api, signal) => api.DELETE(PATH, { parseAs: 'text', signal }), options);
  }
}
