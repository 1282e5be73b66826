import type { StatusDrift, StatusEvent, StatusPort } from '@radiolink/application/status';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { Observable } from 'rxjs';
import type { CallOptions } from '../../client/index.ts';
import { PolledStatus, type StatusSurroundings } from '../../polling/index.ts';
import type { ReportDrift } from '../../wire/index.ts';
import type { V1Client } from '../client/index.ts';
import { mapStatistics } from '../statistics/index.ts';
import { FactsSource } from './facts-source.ts';

const TIMEOUT_MS = 5000;

/** The status by `GET /statistics`, each second, with what the device tells once. */
export class V1Status implements StatusPort {
  readonly #client: V1Client;
  readonly #facts: FactsSource;
  readonly #polled: PolledStatus;

  constructor(client: V1Client, surroundings: StatusSurroundings) {
    this.#client = client;
    this.#facts = new FactsSource(client, surroundings.clock);
    this.#polled = new PolledStatus((signal, report) => this.read(report, { signal }), surroundings);
  }

  watch(): Observable<StatusEvent> {
    return this.#polled.watch();
  }

  drift(): Observable<StatusDrift> {
    return this.#polled.drift();
  }

  /** One sample. */
  async read(report: ReportDrift = () => undefined, options: CallOptions = {}): Promise<DeviceStatus> {
    const { data } = await this.#client.list((api, cut) => api.GET('/api/v1.0/statistics', { signal: cut }), {
      timeoutMs: TIMEOUT_MS,
      ...options,
    });
    const facts = await this.#facts.read(options.signal ?? new AbortController().signal);
    return mapStatistics(data, facts, report);
  }
}
