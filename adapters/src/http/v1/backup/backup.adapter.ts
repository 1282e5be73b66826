import {
  BackupPort,
  type DeviceDocument,
  DeviceDocumentsPort,
  type DocumentContent,
  type DocumentWrite,
} from '@radiolink/application/backup/backup.port';
import type { Transfer, TransferFile } from '@radiolink/application/files/transfer';
import type { Job } from '@radiolink/domain/tools';
import { lastValueFrom, type Observable } from 'rxjs';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import {
  multipart,
  type ReportProgress,
  type UploadTransport,
  viaTransport,
  withPollingPaused,
} from '../../transfer/upload-transport.ts';
import { transferred } from '../../transfer/transferred.ts';
import type { V1Client } from '../client/v1-client.ts';
import { downloaded } from '../downloaded.ts';
import { mapJob, followedJob, jobProgress } from '../job-progress.ts';
import { DOCUMENT_PATHS, TEST_MODE } from './document-calls.ts';
import { v1Port } from '../v1-ports.ts';

/** For a device that does not name its backup. */
const UNNAMED = 'backup.tar.gz';

/** Backups by `/system/backup`. A restored one is applied by the device itself, which restarts then. */
export class V1Backup implements BackupPort {
  readonly appliesItself = true;

  constructor(
    private readonly client: V1Client,
    private readonly upload: UploadTransport,
  ) {}

  download(options?: CallOptions): Observable<Transfer<TransferFile>> {
    return downloaded(
      this.client,
      (api, signal) => api.GET('/api/v1.0/system/backup', { parseAs: 'stream', signal }),
      UNNAMED,
      options,
    );
  }

  stage(file: Blob, options?: CallOptions): Observable<Transfer<{ readonly modified: boolean }>> {
    return transferred(async (signal, report) => {
      await this.put(file, { signal, ...options }, report);
      await lastValueFrom(
        followedJob(cut => this.#restore({ signal: cut })),
        { defaultValue: 0 },
      );
      return { modified: false };
    });
  }

  /** Uploads the file to the device, which then continues automatically. */
  async put(file: Blob, options?: CallOptions, report: ReportProgress = () => undefined): Promise<void> {
    await this.client.acknowledge('post', '/api/v1.0/system/backup/restore/direct', {
      body: { file: '' },
      bodySerializer: multipart('file', file),
      fetch: viaTransport(this.upload, report),
      timeoutMs: TIME_OUT_MS.upload,
      ...options,
    });
  }

  restoreFrom({
    url,
    verifyCertificate,
  }: {
    readonly url: string;
    readonly verifyCertificate: boolean;
  }): Observable<number> {
    const body = { url, secure: verifyCertificate };
    return jobProgress({
      start: async signal => {
        await this.client.acknowledge('post', '/api/v1.0/system/backup/restore', { body, signal });
      },
      read: signal => this.#restore({ signal }),
    });
  }

  async #restore(options?: CallOptions): Promise<Job> {
    return mapJob(await this.client.get('/api/v1.0/system/backup/restore', options));
  }
}

/** The documents of a versioned device, each by GET and PUT of its own path. */
export class V1DeviceDocuments implements DeviceDocumentsPort {
  constructor(private readonly client: V1Client) {}

  async read(document: DeviceDocument, options?: CallOptions): Promise<DocumentContent> {
    return (await this.client.get(DOCUMENT_PATHS[document], options)) as DocumentContent;
  }

  async write(
    document: DeviceDocument,
    content: DocumentContent,
    { testMode = false, ...options }: DocumentWrite & CallOptions = {},
  ): Promise<void> {
    const params = testMode ? TEST_MODE : {};
    await this.client.acknowledge('put', DOCUMENT_PATHS[document], {
      body: content,
      params,
      timeoutMs: TIME_OUT_MS.write,
      ...options,
    });
  }
}

/** Ports of configuration backup, and of whole documents, by the versioned API. */
export const PORTS = [
  v1Port(
    BackupPort,
    ({ client, heartbeat, settings: { upload } }) =>
      new V1Backup(client, withPollingPaused(upload, heartbeat)),
  ),
  v1Port(DeviceDocumentsPort, ({ client }) => new V1DeviceDocuments(client)),
];
