import { type DeviceNotices, NoticesPort } from '@radiolink/application/notices/notices.port';
import type { Watched } from '@radiolink/application/watching/watched';
import type { CallHome, CrashReport, DeviceWarnings, Licence } from '@radiolink/domain/notices';
import { type Observable, Subject } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient, Send } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import { inBackground, type PollingConditions } from '../../polling/polling.ts';
import { watched } from '../../polling/watched.ts';
import { requireDone } from '../../wire/action-result.ts';
import { unlessMissing } from '../../client/missing.ts';
import { mapCallHome, mapCrashes, mapLicence, mapWarnings } from './notices.mapper.ts';
import { classicPort } from '../classic-ports.ts';

/** Nothing here is urgent within seconds. */
const POLL_MS = 30_000;

/** The device's name of each warning: the group of the firmware's has one name. */
const WIRE_NAME: Readonly<Record<keyof DeviceWarnings, string>> = {
  defaultPassword: 'isDefaultPasswd',
  customScripts: 'customScripts',
  watchdogReset: 'isWatchdogReset',
  callHomeAvailable: 'chAvailable',
  emergencyReasonCode: 'emergReasonCode',
  firmwareNeedsPassword: 'firmware',
  thirdPartyFirmware: 'firmware',
  uploadedFirmwareVersion: 'firmware',
};

/** Notices by `/api/warnings`, `/api/crashes`, `/api/ch` and `/api/lc`. */
export class ClassicNotices implements NoticesPort {
  readonly #client: ClassicClient;
  readonly #refresh = new Subject<void>();
  readonly #watched: Observable<Watched<DeviceNotices>>;

  constructor(client: ClassicClient, conditions: PollingConditions) {
    this.#client = client;
    this.#watched = watched(signal => this.read({ signal }), {
      everyMs: POLL_MS,
      allowed: inBackground(conditions),
      refresh: this.#refresh,
    });
  }

  watch(): Observable<Watched<DeviceNotices>> {
    return this.#watched;
  }

  /** All four, one after the other: a device serves few connections. A part that the product lacks is undefined. */
  async read(options?: CallOptions): Promise<DeviceNotices> {
    return {
      warnings: await unlessMissing(this.warnings(options)),
      crashes: await unlessMissing(this.crashes(options)),
      callHome: await unlessMissing(this.callHome(options)),
      licence: await unlessMissing(this.licence(options)),
    };
  }

  async warnings(options?: CallOptions): Promise<DeviceWarnings> {
    return mapWarnings(await this.#client.get('/api/warnings', options));
  }

  async crashes(options?: CallOptions): Promise<readonly CrashReport[]> {
    return mapCrashes(await this.#client.get('/api/crashes', options));
  }

  async callHome(options?: CallOptions): Promise<CallHome> {
    return mapCallHome(await this.#client.get('/api/ch', options));
  }

  async licence(options?: CallOptions): Promise<Licence> {
    return mapLicence(await this.#client.get('/api/lc', options));
  }

  dismissWarning(warning: keyof DeviceWarnings, options?: CallOptions): Promise<void> {
    const body = { name: WIRE_NAME[warning] };
    return this.#act(
      (api, signal) => api.POST('/api/warnings/dismiss', { body, headers: FORM, signal }),
      options,
    );
  }

  dismissCrashes(id?: string, options?: CallOptions): Promise<void> {
    const body = id === undefined ? {} : { id };
    return this.#act(
      (api, signal) => api.POST('/api/crashes/dismiss', { body, headers: FORM, signal }),
      options,
    );
  }

  dismissCallHome(options?: CallOptions): Promise<void> {
    return this.#act((api, signal) => api.POST('/api/ch/dismiss', { signal }), options);
  }

  activateLicence(key: string, options?: CallOptions): Promise<void> {
    return this.#act(
      (api, signal) => api.POST('/api/lc', { body: { key: key.trim() }, headers: FORM, signal }),
      options,
    );
  }

  async crashText(id: string, options?: CallOptions): Promise<string> {
    const params = { path: { id } };
    const { data } = await this.#client.text('/api/crashes/{id}', { params, ...options });
    return data;
  }

  async #act(send: Send<object>, options?: CallOptions): Promise<void> {
    const { data } = await this.#client.json(send, options);
    requireDone(data);
    this.#refresh.next();
  }
}

/** Ports of the notices, by the classic API. */
export const PORTS = [classicPort(NoticesPort, ({ client, ...rest }) => new ClassicNotices(client, rest))];
