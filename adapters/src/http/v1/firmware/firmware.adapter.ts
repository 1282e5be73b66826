import type { RestartOutcome } from '@radiolink/application/system/restart.port';
import type { ClassicApi } from '@radiolink/openapi/classic';
import type { CallOptions } from '../../client/answer.ts';
import { FORM } from '../../client/form.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { requireDone } from '../../wire/action-result.ts';
import type { V1Client } from '../client/v1-client.ts';
import { restartedBy, restartingV1 } from '../system/restart.adapter.ts';
import type { Transfer } from '@radiolink/application/files/transfer';
import {
  FirmwarePort,
  type FirmwareStage,
  type UploadedFirmware,
} from '@radiolink/application/firmware/firmware.port';
import { compareFirmware, type FirmwareUpdate, parseFirmwareVersion } from '@radiolink/domain/device';
import type { Job } from '@radiolink/domain/tools';
import { lastValueFrom, type Observable, throwError } from 'rxjs';
import { unsupported } from '../../client/unsupported.ts';
import { transferred } from '../../transfer/transferred.ts';
import {
  multipart,
  type ReportProgress,
  type UploadTransport,
  viaTransport,
  withPollingPaused,
} from '../../transfer/upload-transport.ts';
import { readAnswer, readUntyped } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';
import { V1Proxy } from '../cloud/proxy.adapter.ts';
import { mapJob, followedJob, jobProgress } from '../job-progress.ts';
import { v1Port } from '../v1-ports.ts';

/** Flavours of airOS and LTU, with which a staged image waits for the classic call; with the others, for a restart. §v1.system. */
const BY_CLASSIC_CALL = /^(?:2?(?:WA|XC|XW)|AFLTU|AF5XHD)[A-Z]*\./i;

/** Installs what a device has staged. @param running the full version that it runs */
function installStaged(client: V1Client, running: string, options?: CallOptions): Promise<RestartOutcome> {
  if (!BY_CLASSIC_CALL.test(running))
    return restartingV1(client, '/api/v1.0/system/reboot', { body: { timeout: 0 }, ...options });
  return restartedBy(async () => {
    const { data } = await client.body(
      // The one classic call that a device with the versioned login has.
      (api, signal) =>
        (api as unknown as ClassicApi).POST('/fwflash.cgi', {
          body: { do_update: '1' },
          headers: FORM,
          parseAs: 'stream',
          signal,
        }),
      { timeoutMs: TIME_OUT_MS.restart, ...options },
    );
    if (data.kind === 'json') requireDone(data.json as object);
  });
}

/** Where a device fetches a file from. */
export interface FileSource {
  readonly url: string;
  readonly verifyCertificate: boolean;
}

/** Firmware by `/system/upgrade`: checked and staged there, then installed by a call of its product line. */
export class V1Firmware implements FirmwarePort {
  readonly #client: V1Client;
  readonly #upload: UploadTransport;
  readonly #running: () => string | undefined;
  /** Address of the newest firmware that the last check found. */
  #offered: string | undefined;

  /** @param running the full version that the device runs; read from it while unknown */
  constructor(
    client: V1Client,
    upload: UploadTransport,
    running: () => string | undefined = () => undefined,
  ) {
    this.#client = client;
    this.#upload = upload;
    this.#running = running;
  }

  /** Asks the manufacturer's server by way of the device, which has no call of its own for it. */
  async checkForUpdate(
    options?: CallOptions & { readonly force?: boolean },
  ): Promise<FirmwareUpdate | undefined> {
    const { model, running } = await this.#identity(options);
    const { content } = await new V1Proxy(this.#client).request({ url: updateAddress(model) }, options);
    const update = mapOfferedFirmware(content, running);
    this.#offered = update.available ? update.url : undefined;
    return update;
  }

  download(): Observable<number> {
    const url = this.#offered;
    return url === undefined
      ? throwError(() => unsupported())
      : this.fetchFrom({ url, verifyCertificate: true });
  }

  async #identity(options?: CallOptions): Promise<{ readonly model: string; readonly running: string }> {
    const data = await this.#client.get('/api/v1.0/device', options);
    return readAnswer(data, answer => {
      const identity = answer.section('identification');
      return { model: identity.text('model') ?? '', running: identity.text('firmware') ?? '' };
    });
  }

  fetchFrom({ url, verifyCertificate }: FileSource): Observable<number> {
    const body = { url, secure: verifyCertificate };
    return jobProgress({
      start: async signal => {
        await this.#client.acknowledge('post', '/api/v1.0/system/upgrade', { body, signal });
      },
      read: async signal => (await this.read({ signal })).job,
    });
  }

  upload(file: Blob, options?: CallOptions): Observable<Transfer<UploadedFirmware>> {
    return transferred(async (signal, report) => {
      await this.put(file, { signal, ...options }, report);
      let version: string | undefined;
      const checking = followedJob(async cut => {
        const upgrade = await this.read({ signal: cut });
        version = upgrade.version;
        return upgrade.job;
      });
      await lastValueFrom(checking, { defaultValue: 0 });
      return { version };
    });
  }

  /** Uploads an image to the device, which then checks it automatically. */
  async put(file: Blob, options?: CallOptions, report: ReportProgress = () => undefined): Promise<void> {
    await this.#client.acknowledge('post', '/api/v1.0/system/upgrade/direct', {
      body: { file: '' },
      bodySerializer: multipart('file', file),
      fetch: viaTransport(this.#upload, report),
      timeoutMs: TIME_OUT_MS.upload,
      ...options,
    });
  }

  /** Progress of the device with an image. */
  async read(options?: CallOptions): Promise<{ readonly job: Job; readonly version: string | undefined }> {
    const data = await this.#client.get('/api/v1.0/system/upgrade', options);
    const version = readAnswer(data, answer => answer.section('metadata').text('version'));
    return { job: mapJob(data), version };
  }

  async stage(options?: CallOptions): Promise<FirmwareStage> {
    const { job, version } = await this.read(options);
    if (job.status === 'in-progress') return { kind: 'working', percent: job.progressPercent };
    return job.status === 'finished' ? { kind: 'waiting', version } : { kind: 'none' };
  }

  async discard(options?: CallOptions): Promise<void> {
    await this.#client.acknowledge('post', '/api/v1.0/system/upgrade/discard', options);
  }

  async flash(options?: CallOptions): Promise<RestartOutcome> {
    const known = this.#running() ?? '';
    const running = known === '' ? (await this.#identity(options)).running : known;
    return installStaged(this.#client, running, options);
  }
}

/** The answer of the manufacturer's server, as far as it is read. */
interface UpdateAnswer {
  readonly _embedded?: {
    readonly firmware?: readonly {
      readonly version?: string;
      readonly created?: string;
      readonly _links?: { readonly data?: { readonly href?: string } };
    }[];
  };
}

const LONGEST_ADDRESS = 2048;
const SERVER = 'https://fw-update.ui.com/api/firmware-latest';
const DATE = /^\d{4}-\d\d-\d\d/;

/** Where the newest firmware of a product is asked for. */
function updateAddress(model: string): string {
  const filters = [`eq~~product~~${model}`, 'eq~~channel~~release'];
  return `${SERVER}?${filters.map(filter => `filter=${encodeURIComponent(filter)}`).join('&')}`;
}

/** The newest of the firmwares that the server names, if it is newer than the running one. */
function mapOfferedFirmware(answer: unknown, running: string): FirmwareUpdate {
  const known = parseFirmwareVersion(running);
  return readUntyped(answer, (root: Section<UpdateAnswer>) => {
    const offers = root
      .section('_embedded')
      .sections('firmware', 64)
      .flatMap(one => {
        const version = one.text('version') ?? '';
        const parsed = parseFirmwareVersion(version);
        const url = one.section('_links').section('data').text('href', LONGEST_ADDRESS);
        if (parsed === undefined || url?.startsWith('https://') !== true) return [];
        return [{ parsed, version, url, date: DATE.exec(one.text('created') ?? '')?.[0] }];
      })
      .toSorted((one, other) => compareFirmware(other.parsed, one.parsed));
    const [newest] = offers;
    if (newest === undefined || (known !== undefined && compareFirmware(newest.parsed, known) <= 0))
      return { available: false };
    const { version, url, date } = newest;
    return { available: true, version, url, date };
  });
}

/** Ports of firmware update, by the versioned API. */
export const PORTS = [
  v1Port(
    FirmwarePort,
    ({ client, session, heartbeat, settings: { upload } }) =>
      new V1Firmware(client, withPollingPaused(upload, heartbeat), () => session.get('fullVersion')),
  ),
];
