import type { StatusEvent, StatusPort } from '@radiolink/application/status/status.port';
import type { Observable } from 'rxjs';
import type { ClassicClient } from '../../client/classic-client.ts';
import { PolledStatus, type StatusConditions } from '../../polling/polled-status.ts';
import { mapStatus } from './status.mapper.ts';

const TIMEOUT_MS = 5000;

/** The status by `GET /status.cgi`, each second. */
export class PollingStatus implements StatusPort {
  readonly #polled: PolledStatus;

  constructor(client: ClassicClient, conditions: StatusConditions) {
    this.#polled = new PolledStatus(async signal => {
      const data = await client.get('/status.cgi', {
        signal,
        timeoutMs: TIMEOUT_MS,
      });
      return mapStatus(data);
    }, conditions);
  }

  watch(): Observable<StatusEvent> {
    return this.#polled.watch();
  }

  pollEvery(everyMs: number | undefined): void {
    this.#polled.pollEvery(everyMs);
  }
}
