import type { Clock } from '@radiolink/application/clock/clock.port';
import type { StatusEvent, StatusPort } from '@radiolink/application/status/status.port';
import { type DeviceStatus, STATUS_RELOAD_MS } from '@radiolink/domain/status';
import { EMPTY, type Observable, of, share } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import { PolledStatus, type StatusConditions } from '../../polling/polled-status.ts';
import type { V1Client } from '../client/v1-client.ts';
import type { LiveEvent } from '../socket/live-topic.ts';
import type { LiveTopics } from '../socket/live-topics.ts';
import { liveOrPolled, LOST } from '../socket/live-or-polled.ts';
import { mapStatistics } from '../statistics/statistics.mapper.ts';
import { FactsSource } from './facts-source.ts';

const TIMEOUT_MS = 5000;

/**
 * The status by `GET /statistics`, each second, with the values that the device reports once. A device with a
 * live socket delivers it by the topic `statistics`.
 */
export class V1Status implements StatusPort {
  readonly #client: V1Client;
  readonly #facts: FactsSource;
  readonly #polled: PolledStatus;
  readonly #clock: Clock;
  readonly #topics: LiveTopics | undefined;
  readonly #events: Observable<StatusEvent>;

  constructor(client: V1Client, conditions: StatusConditions, topics?: LiveTopics) {
    this.#client = client;
    this.#clock = conditions.clock;
    this.#topics = topics;
    this.#facts = new FactsSource(client, conditions.clock);
    this.#polled = new PolledStatus(signal => this.read({ signal }), conditions);
    this.#events = liveOrPolled<StatusEvent>(topics, {
      topic: 'statistics',
      intervalMs: STATUS_RELOAD_MS,
      polled: this.#polled.watch(),
      live: event => this.#reported(event),
    }).pipe(share());
  }

  watch(): Observable<StatusEvent> {
    return this.#events;
  }

  /** One sample. */
  async read(options: CallOptions = {}): Promise<DeviceStatus> {
    const data = await this.#client.list('/api/v1.0/statistics', {
      timeoutMs: TIMEOUT_MS,
      ...options,
    });
    const facts = await this.#facts.read(options.signal ?? new AbortController().signal);
    this.#topics?.offered(facts.offersLiveStatus ?? false);
    return mapStatistics(data, facts);
  }

  #reported(event: LiveEvent): Observable<StatusEvent> {
    const at = this.#clock.now();
    if (event.kind === 'lost') {
      const { failures, nextTryInMs } = event;
      return of({ kind: 'failure', failure: LOST, failedAt: at, failures, nextTryAt: at + nextTryInMs });
    }
    if (!Array.isArray(event.body)) return EMPTY;
    const status = mapStatistics(event.body, this.#facts.known());
    return of({ kind: 'sample', status, receivedAt: at });
  }
}
