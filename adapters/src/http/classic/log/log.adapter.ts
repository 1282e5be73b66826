import { type DeviceLog, LogPort } from '@radiolink/application/log/log.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { type Observable, Subject } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { inBackground, type PollingConditions } from '../../polling/polling.ts';
import { watched } from '../../polling/watched.ts';
import { requireDone } from '../../wire/action-result.ts';
import { mapDeviceLog } from '../../wire/device-log.ts';
import { classicPort } from '../classic-ports.ts';

/** A log grows by a few lines a minute. */
const POLL_MS = 3000;

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
    return mapDeviceLog(await this.#client.get('/api/logs', options));
  }

  async clear(options?: CallOptions): Promise<void> {
    requireDone(await this.#client.post('/api/logs/clear', options));
    this.#refresh.next();
  }
}

/** Ports of the system log, by the classic API. */
export const PORTS = [classicPort(LogPort, ({ client, ...rest }) => new ClassicLog(client, rest))];
