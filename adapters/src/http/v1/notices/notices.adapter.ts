import type { ReceivedBody } from '@radiolink/openapi/received';
import type { DeviceNotices, NoticesPort } from '@radiolink/application/notices/notices.port';
import type { Watched } from '@radiolink/application/watching/watched';
import type { DeviceWarnings } from '@radiolink/domain/notices';
import { type Observable, Subject } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import { inBackground, type PollingConditions } from '../../polling/polling-conditions.ts';
import { watched } from '../../polling/watched.ts';
import type { V1Client } from '../client/v1-client.ts';
import { unsupported } from '../../client/unsupported.ts';
import type { LiveTopics } from '../socket/live-topics.ts';
import { liveOrWatched } from '../socket/live-or-watched.ts';
import { type Alert, mapAlerts, noticesOf } from './notices.mapper.ts';

/** As the recorded interface polls. */
const POLL_MS = 10_000;

const CODE_OF: Partial<Readonly<Record<keyof DeviceWarnings, string>>> = {
  defaultPassword: 'DEFAULT_PASSWORD',
  uploadedFirmwareVersion: 'PENDING_UPGRADE',
};

/** Notices by `/system/alerts`, or by the topic of that name. */
export class V1Notices implements NoticesPort {
  readonly #client: V1Client;
  readonly #refresh = new Subject<void>();
  readonly #watched: Observable<Watched<DeviceNotices>>;

  constructor(client: V1Client, conditions: PollingConditions, topics?: LiveTopics) {
    this.#client = client;
    const polled = watched(async signal => noticesOf(await this.alerts({ signal })), {
      everyMs: POLL_MS,
      allowed: inBackground(conditions),
      refresh: this.#refresh,
    });
    const map = (body: ReceivedBody<'/api/v1.0/system/alerts'>) =>
      Array.isArray(body) ? noticesOf(mapAlerts(body)) : undefined;
    this.#watched = liveOrWatched(topics, { topic: 'system/alerts', map, polled });
  }

  watch(): Observable<Watched<DeviceNotices>> {
    return this.#watched;
  }

  async alerts(options?: CallOptions): Promise<readonly Alert[]> {
    return mapAlerts(await this.#client.list('/api/v1.0/system/alerts', options));
  }

  dismissWarning(warning: keyof DeviceWarnings): Promise<void> {
    return this.#dismissAll(({ code }) => code === CODE_OF[warning]);
  }

  dismissCrashes(id?: string): Promise<void> {
    return this.#dismissAll(alert => alert.code === 'CRASH_REPORT' && (id === undefined || alert.id === id));
  }

  dismissCallHome(): Promise<void> {
    return Promise.reject(unsupported());
  }

  /** The words of the alert: a device of this kind gives no more of a crash. */
  async crashText(id: string): Promise<string> {
    const alert = (await this.alerts()).find(one => one.id === id);
    if (alert === undefined) throw unsupported(id);
    return alert.message;
  }

  activateLicence(): Promise<void> {
    return Promise.reject(unsupported());
  }

  async dismiss(id: string, options?: CallOptions): Promise<void> {
    const params = { path: { id } };
    await this.#client.acknowledge('delete', '/api/v1.0/system/alerts/{id}', { params, ...options });
  }

  async #dismissAll(isMeant: (alert: Alert) => boolean): Promise<void> {
    for (const { id } of (await this.alerts()).filter(isMeant)) await this.dismiss(id);
    this.#refresh.next();
  }
}
