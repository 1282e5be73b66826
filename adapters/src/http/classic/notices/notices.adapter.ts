import type { DeviceNotices, NoticesPort } from '@radiolink/application/notices';
import type { Watched } from '@radiolink/application/watching';
import type { DeviceWarnings } from '@radiolink/domain/notices';
import { type Observable, Subject } from 'rxjs';
import { type CallOptions, type ClassicClient, FORM, type Send } from '../../client/index.ts';
import { inBackground, type Surroundings, watched } from '../../polling/index.ts';
import { requireDone } from '../action-result.ts';
import { unlessMissing } from '../missing.ts';
import { mapCallHome, mapCrashes, mapLicence, mapWarnings } from './notices.mapper.ts';

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

  constructor(client: ClassicClient, surroundings: Surroundings) {
    this.#client = client;
    this.#watched = watched(signal => this.read({ signal }), {
      everyMs: POLL_MS,
      allowed: inBackground(surroundings),
      refresh: this.#refresh,
    });
  }

  watch(): Observable<Watched<DeviceNotices>> {
    return this.#watched;
  }

  /** All four, one after the other: a device serves few connections. */
  async read(options?: CallOptions): Promise<DeviceNotices> {
    return {
      warnings: await this.#part((api, signal) => api.GET('/api/warnings', { signal }), mapWarnings, options),
      crashes: await this.#part((api, signal) => api.GET('/api/crashes', { signal }), mapCrashes, options),
      callHome: await this.#part((api, signal) => api.GET('/api/ch', { signal }), mapCallHome, options),
      licence: await this.#part((api, signal) => api.GET('/api/lc', { signal }), mapLicence, options),
    };
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
    const { data } = await this.#client.text(
      (api, signal) => api.GET('/api/crashes/{id}', { params, parseAs: 'text', signal }),
      options,
    );
    return data;
  }

  async #part<T>(
    send: Send<object>,
    map: (json: unknown) => T,
    options?: CallOptions,
  ): Promise<T | undefined> {
    const answer = await unlessMissing(this.#client.json(send, options));
    return answer === undefined ? undefined : map(answer.data);
  }

  async #act(send: Send<object>, options?: CallOptions): Promise<void> {
    const { data } = await this.#client.json(send, options);
    requireDone(data);
    this.#refresh.next();
  }
}
