import type { Transfer } from '@radiolink/application/files/transfer';
import {
  FirmwarePort,
  type FirmwareStage,
  type UploadedFirmware,
} from '@radiolink/application/firmware/firmware.port';
import type { RestartOutcome } from '@radiolink/application/system/restart.port';
import type { FirmwareUpdate } from '@radiolink/domain/device';
import { RequestFailure } from '@radiolink/domain/errors';
import { JOB_POLL_MS } from '@radiolink/domain/tools';
import type { Received } from '@radiolink/openapi/received';
import { concat, distinctUntilChanged, ignoreElements, map, type Observable, takeWhile } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import { unlessMissing } from '../../client/missing.ts';
import { networkFailure } from '../../client/failure.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { overBadLink, poll } from '../../polling/poll.ts';
import { requested } from '../../polling/polling.ts';
import { transferred } from '../../transfer/transferred.ts';
import {
  multipart,
  type UploadTransport,
  viaTransport,
  withPollingPaused,
} from '../../transfer/upload-transport.ts';
import { ANY, PERCENT } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { requireDone } from '../../wire/action-result.ts';
import { versionedFirmware } from '../../mixed/mixed-addresses.ts';
import { mapWarnings } from '../notices/notices.mapper.ts';
import { restarting } from '../system/restart.adapter.ts';
import { transportPort } from '../classic-ports.ts';

const COMPLETE_PERCENT = 100;

/** Firmware by `/fwupl.cgi`, `/fwflash.cgi` and `/api/fw/…`. */
export class ClassicFirmware implements FirmwarePort {
  readonly #client: ClassicClient;
  readonly #upload: UploadTransport;

  constructor(client: ClassicClient, upload: UploadTransport) {
    this.#client = client;
    this.#upload = upload;
  }

  async checkForUpdate(
    { force = false }: { readonly force?: boolean } = {},
    options?: CallOptions,
  ): Promise<FirmwareUpdate | undefined> {
    const body = force ? { force } : {};
    const answer = await unlessMissing(
      this.#client.post('/api/fw/update-check', { body, timeoutMs: TIME_OUT_MS.outside, ...options }),
    );
    return answer === undefined ? undefined : mapUpdate(answer);
  }

  download(): Observable<number> {
    const fetched = poll(signal => this.fetched({ signal }), { every: JOB_POLL_MS }).pipe(
      overBadLink(),
      map(percent => {
        if (percent === undefined) throw ended();
        return percent;
      }),
      takeWhile(percent => percent < COMPLETE_PERCENT, true),
      distinctUntilChanged(),
    );
    return concat(requested(signal => this.fetch({ signal })).pipe(ignoreElements()), fetched);
  }

  /** Lets the device begin to fetch the newest firmware. */
  async fetch(options?: CallOptions): Promise<void> {
    const data = await this.#client.post('/api/fw/download', {
      body: {},
      timeoutMs: TIME_OUT_MS.outside,
      ...options,
    });
    requireDone(data);
  }

  /** Percent of it that the device has; undefined when it fetches none. */
  async fetched(options?: CallOptions): Promise<number | undefined> {
    return mapFetched(await this.#client.post('/api/fw/download-progress', { body: {}, ...options }));
  }

  upload(file: Blob, options?: CallOptions): Observable<Transfer<UploadedFirmware>> {
    return transferred(async (cancel, report) => {
      const data = await this.#client.post('/fwupl.cgi', {
        body: { fwfile: '' },
        bodySerializer: multipart('fwfile', file),
        fetch: viaTransport(this.#upload, report),
        timeoutMs: TIME_OUT_MS.upload,
        signal: cancel,
        ...options,
      });
      return mapUploaded(data);
    });
  }

  /** By the download, and by the warning of an uploaded firmware: a product may have one of them only. */
  async stage(options?: CallOptions): Promise<FirmwareStage> {
    const percent = await unlessMissing(this.fetched(options));
    if (percent !== undefined && percent < COMPLETE_PERCENT) return { kind: 'working', percent };
    const answer = await unlessMissing(this.#client.get('/api/warnings', options));
    const warnings = answer && mapWarnings(answer);
    const version = warnings?.uploadedFirmwareVersion;
    if (version === undefined && percent === undefined) return { kind: 'none' };
    return { kind: 'waiting', version, thirdParty: warnings?.thirdPartyFirmware ?? false };
  }

  flash(options?: CallOptions): Promise<RestartOutcome> {
    return restarting(
      this.#client,
      (api, signal) =>
        api.POST('/fwflash.cgi', { body: { do_update: '1' }, headers: FORM, parseAs: 'text', signal }),
      options,
    );
  }
}

/** A device that stops fetching early reports the idle state again. */
function ended(): RequestFailure {
  const error = 'The firmware could not be downloaded.';
  return new RequestFailure({
    kind: 'device-api',
    error,
    message: error,
    detail: 'DOWNLOAD_FAILED',
    statusCode: 200,
  });
}

const LONGEST_ADDRESS = 2048;

/** Response of the manufacturer's server; an update without version or address is treated as none. */
function mapUpdate(json: Received<'/api/fw/update-check', 'post'>): FirmwareUpdate {
  return readAnswer(json, root => {
    const available = root.flag('update') ?? false;
    const [version, url] = [root.text('version'), root.text('url', LONGEST_ADDRESS)];
    const more = {
      date: isoDate(root.text('date')),
      security: root.text('security'),
      checksum: root.text('checksum'),
      changelogUrl: root.text('changelog', LONGEST_ADDRESS),
    };
    if (!available || version === undefined || url === undefined) return { available: false };
    return { available, version, url, ...more };
  });
}

/** `250811` is 2025-08-11. */
function isoDate(text: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : `20${year}-${month}-${day}`;
}

/**
 * Check result of an image. @throws RequestFailure with the device's message and code when the image was
 * refused
 */
function mapUploaded(json: Received<'/fwupl.cgi', 'post'>): UploadedFirmware {
  const { code, message, version } = readAnswer(json, root => {
    const codes = [root.numberOrText('code', ANY), root.numberOrText('err', ANY)];
    return {
      code: codes.find(each => each !== undefined && each !== 0) ?? codes.find(each => each === 0),
      message: root.text('message') ?? '',
      version: root.text('version'),
    };
  });
  if (code === undefined) throw networkFailure('malformed');
  if (code === 0) return { version };
  const error = message === '' ? 'The device rejected the firmware.' : message;
  throw new RequestFailure({ kind: 'device-api', error, message, detail: '', statusCode: 200, code });
}

/** Percent of the firmware that the device has fetched; undefined when it fetches none (-1). */
function mapFetched(json: Received<'/api/fw/download-progress', 'post'>): number | undefined {
  return readAnswer(json, root => {
    const progress = root.numberOrText('progress', ANY);
    if (progress === undefined) throw networkFailure('malformed');
    return progress >= PERCENT[0] ? Math.min(PERCENT[1], progress) : undefined;
  });
}

/** Ports of firmware update, by the classic API. */
export const PORTS = [
  transportPort(FirmwarePort, ({ client, session, heartbeat, settings }) =>
    Object.assign(
      new ClassicFirmware(client, withPollingPaused(settings.upload, heartbeat)),
      versionedFirmware({ ...settings, session }),
    ),
  ),
];
