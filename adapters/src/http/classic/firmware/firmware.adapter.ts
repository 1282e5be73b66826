import type {
  FirmwarePort,
  FirmwareStage,
  UploadedFirmware,
} from '@radiolink/application/firmware/firmware.port';
import type { RestartOutcome } from '@radiolink/application/system/restart.port';
import type { Transfer } from '@radiolink/application/files/transfer';
import type { FirmwareUpdate } from '@radiolink/domain/device';
import { RequestFailure } from '@radiolink/domain/errors';
import { JOB_POLL_MS } from '@radiolink/domain/tools';
import { concat, distinctUntilChanged, ignoreElements, map, type Observable, repeat, takeWhile } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { FORM } from '../../client/form.ts';
import { requested } from '../../polling/requested.ts';
import { overBadLink } from '../../polling/over-bad-link.ts';
import { multipart, type UploadTransport, viaTransport } from '../../transfer/upload-transport.ts';
import { transferred } from '../../transfer/transferred.ts';
import { requireDone } from '../action-result.ts';
import { restarting } from '../system/restarting.ts';
import { unlessMissing } from '../../client/missing.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { mapWarnings } from '../notices/notices.mapper.ts';
import { mapFetched, mapUpdate, mapUploaded } from './firmware.mapper.ts';

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
    const fetched = requested(signal => this.fetched({ signal })).pipe(
      repeat({ delay: JOB_POLL_MS }),
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
