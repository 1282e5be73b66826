import { BackupPort } from '@radiolink/application/backup/backup.port';
import type { Transfer, TransferFile } from '@radiolink/application/files/transfer';
import type { Clock } from '@radiolink/application/clock/clock.port';
import type { Observable } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import {
  multipart,
  type UploadTransport,
  viaTransport,
  withPollingPaused,
} from '../../transfer/upload-transport.ts';
import { receivedFile, transferred } from '../../transfer/transferred.ts';
import { requireDone } from '../../wire/action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { backupFromAddress } from '../../mixed/mixed-addresses.ts';
import { transportPort } from '../classic-ports.ts';

/** For a device that does not name its backup. */
const UNNAMED = 'backup.cfg';

export interface BackupConditions {
  readonly upload: UploadTransport;
  readonly clock: Clock;
}

/** Backups by `GET /cfg.cgi` and, as a file, `POST /api/cfg`. */
export class ClassicBackup implements BackupPort {
  readonly #client: ClassicClient;
  readonly #upload: UploadTransport;
  readonly #clock: Clock;

  constructor(client: ClassicClient, { upload, clock }: BackupConditions) {
    this.#client = client;
    this.#upload = upload;
    this.#clock = clock;
  }

  download(options?: CallOptions): Observable<Transfer<TransferFile>> {
    return transferred(async (cancel, report) => {
      const query = { timestamp: this.#clock.now() };
      const { data } = await this.#client.json(
        async (api, signal) => {
          const answer = await api.GET('/cfg.cgi', { params: { query }, parseAs: 'stream', signal });
          if (!answer.response.ok) return { error: answer.error, response: answer.response };
          return { data: await receivedFile(answer.response, UNNAMED, report), response: answer.response };
        },
        { timeoutMs: TIME_OUT_MS.download, signal: cancel, ...options },
      );
      return data;
    });
  }

  stage(file: Blob, options?: CallOptions): Observable<Transfer<{ readonly modified: boolean }>> {
    return transferred(async (cancel, report) => {
      const data = await this.#client.post('/api/cfg', {
        body: { cfgfile: '' },
        bodySerializer: multipart('cfgfile', file),
        fetch: viaTransport(this.#upload, report),
        timeoutMs: TIME_OUT_MS.upload,
        signal: cancel,
        ...options,
      });
      requireDone(data);
      return readAnswer(data, answer => ({ modified: answer.flag('modified') ?? true }));
    });
  }
}

/** Ports of configuration backup, by the classic API. */
export const PORTS = [
  transportPort(BackupPort, ({ client, session, clock, heartbeat, settings }) =>
    Object.assign(
      new ClassicBackup(client, { upload: withPollingPaused(settings.upload, heartbeat), clock }),
      backupFromAddress({ ...settings, session }),
    ),
  ),
];
