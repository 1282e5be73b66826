import type { Section } from '../../wire/section.ts';
import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import { CloudPort } from '@radiolink/application/cloud/cloud.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { CLOUD_POLL_MS, type CloudManagementStatus } from '@radiolink/domain/cloud';
import { type Observable, Subject } from 'rxjs';
import { readAnswer } from '../../wire/read-answer.ts';
import { SMALL } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import { inBackground, type PollingConditions } from '../../polling/polling.ts';
import { watched } from '../../polling/watched.ts';
import type { V1Client } from '../client/v1-client.ts';
import type { LiveTopics } from '../socket/live-topics.ts';
import { liveOrWatched } from '../socket/live-or-polled.ts';
import { v1Port } from '../v1-ports.ts';

/** An enrolment key carries an address, a token and flags. */
const LONGEST_KEY = 2048;

/** Cloud management by `/tools/unms`, or by the topic of that name. */
export class V1Cloud implements CloudPort {
  readonly #client: V1Client;
  readonly #refresh = new Subject<void>();
  readonly #watched: Observable<Watched<CloudManagementStatus>>;

  constructor(client: V1Client, conditions: PollingConditions, topics?: LiveTopics) {
    this.#client = client;
    const polled = watched(signal => this.read({ signal }), {
      everyMs: CLOUD_POLL_MS,
      allowed: inBackground(conditions),
      refresh: this.#refresh,
    });
    this.#watched = liveOrWatched(topics, {
      topic: 'tools/unms',
      map: body => readAnswer(body, mapCloud),
      polled,
    });
  }

  watch(): Observable<Watched<CloudManagementStatus>> {
    return this.#watched;
  }

  async read(options?: CallOptions): Promise<CloudManagementStatus> {
    return readAnswer(await this.#client.get('/api/v1.0/tools/unms', options), mapCloud);
  }

  async connect(key: string, options?: CallOptions): Promise<void> {
    const body = { key: key.trim() };
    await this.#client.acknowledge('post', '/api/v1.0/tools/unms/connect', { body, ...options });
    this.#refresh.next();
  }

  async disconnect(options?: CallOptions): Promise<void> {
    await this.#client.acknowledge('delete', '/api/v1.0/tools/unms', options);
    this.#refresh.next();
  }
}

function mapCloud(cloud: Section<Schemas['Cloud']>): CloudManagementStatus {
  return {
    enabled: cloud.flag('enabled') ?? false,
    key: cloud.text('key', LONGEST_KEY),
    uiUrl: cloud.text('uiURL', LONGEST_KEY),
    state: cloud.text('status') ?? 'disabled',
    statusCode: cloud.section('details').number('statusCode', SMALL),
  };
}

/** Ports of the cloud connection, by the versioned API. */
export const PORTS = [v1Port(CloudPort, ({ client, topics, ...rest }) => new V1Cloud(client, rest, topics))];
