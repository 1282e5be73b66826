import { type DeviceNotices, NoticesPort } from '@radiolink/application/notices/notices.port';
import type { Watched } from '@radiolink/application/watching/watched';
import type { CrashReport, DeviceWarnings } from '@radiolink/domain/notices';
import type { Received, ReceivedBody } from '@radiolink/openapi/received';
import { type Observable, Subject } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import { unsupported } from '../../client/unsupported.ts';
import { inBackground, type PollingConditions } from '../../polling/polling.ts';
import { watched } from '../../polling/watched.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { liveOrWatched } from '../socket/live-or-polled.ts';
import type { LiveTopics } from '../socket/live-topics.ts';
import { v1Port } from '../v1-ports.ts';

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

/** One alert of the device. */
interface Alert {
  readonly id: string;
  readonly code: string;
  readonly message: string;
}

const MOST_ALERTS = 64;
/** `v4.1.0` in the words of an alert about an image that waits. */
const VERSION = /\bv?\d+\.\d+[\w.-]*/;

/** Alerts without an id cannot be dismissed and are left out. */
export function mapAlerts(json: readonly Received<'/api/v1.0/system/alerts'>[]): readonly Alert[] {
  return json.slice(0, MOST_ALERTS).flatMap(entry =>
    readAnswer(entry, alert => {
      const id = alert.text('id');
      if (id === undefined) return [];
      return [{ id, code: alert.text('code') ?? '', message: alert.text('message') ?? '' }];
    }),
  );
}

/** Those alerts that the rest of the program has words for. */
export function noticesOf(alerts: readonly Alert[]): DeviceNotices {
  const has = (code: string) => alerts.some(alert => alert.code === code);
  const staged = alerts.find(({ code }) => code === 'PENDING_UPGRADE');
  const warnings: DeviceWarnings = {
    defaultPassword: has('DEFAULT_PASSWORD'),
    customScripts: false,
    watchdogReset: false,
    callHomeAvailable: false,
    firmwareNeedsPassword: false,
    thirdPartyFirmware: false,
    uploadedFirmwareVersion: staged && (VERSION.exec(staged.message)?.[0] ?? staged.message),
  };
  const crashes = alerts
    .filter(({ code }) => code === 'CRASH_REPORT')
    .map(({ id, message }): CrashReport => ({ id, reason: message }));
  return { warnings, crashes };
}

/** Ports of the notices, by the versioned API. */
export const PORTS = [
  v1Port(NoticesPort, ({ client, topics, ...rest }) => new V1Notices(client, rest, topics)),
];
