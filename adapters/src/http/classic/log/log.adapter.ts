import type { DeviceLog, LogPort } from '@radiolink/application/log/log.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { type Observable, Subject } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { inBackground, type PollingConditions } from '../../polling/polling-conditions.ts';
import { watched } from '../../polling/watched.ts';
import { requireDone } from '../action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';

/** A log grows by a few lines a minute. */
const POLL_MS = 3000;
/** A device keeps 1,000; what answers with more than this is none. */
const MOST_LINES = 10_000;

/** The system log by `GET /api/logs`. */
export class ClassicLog implements LogPort {
  readonly #client: ClassicClient;
  readonly #refresh = new Subject<void>();
  readonly #watched: Observable<Watched<DeviceLog>>;

  constructor(client: ClassicClient, conditions: PollingConditions) {
    this.#client = client;
    this.#watched = watched(signal => this.read({ signal }), {
      everyMs: POLL_MS,
      allowed: inBackground(conditions),
      refresh: this.#refresh,
    });
  }

  watch(): Observable<Watched<DeviceLog>> {
    return this.#watched;
  }

  async read(options?: CallOptions): Promise<DeviceLog> {
    const data = await this.#client.get('/api/logs', options);
    return readAnswer(data, answer => ({
      enabled: answer.flag('enabled') ?? true,
      lines: answer.texts('lines', MOST_LINES),
    }));
  }

  async clear(options?: CallOptions): Promise<void> {
    requireDone(await this.#client.post('/api/logs/clear', options));
    this.#refresh.next();
  }
}
