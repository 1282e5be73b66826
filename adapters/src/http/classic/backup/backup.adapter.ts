import {
  BackupPort,
  ConfigurationSectionPort,
  type SectionChange,
} from '@radiolink/application/backup/backup.port';
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
import type { ConfigurationOutcome } from '@radiolink/domain/configuration';
import { backupFromAddress } from '../../mixed/mixed-addresses.ts';
import { mapOutcome, writeFlags } from '../configuration/configuration.adapter.ts';
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

/** A configuration is at most 1 MiB. */
const LONGEST_SECTION = 1_048_576;

/** Parts of the configuration, by `/api/cfg`. */
export class ClassicConfigurationSection implements ConfigurationSectionPort {
  constructor(private readonly client: ClassicClient) {}

  async read(section: string, options?: CallOptions): Promise<string> {
    const data = await this.client.get('/api/cfg', { params: { query: { section } }, ...options });
    return readAnswer(data, answer => answer.text('cfg', LONGEST_SECTION) ?? '');
  }

  async change(
    { lines, testMode = false, noSave = false }: SectionChange,
    options?: CallOptions,
  ): Promise<ConfigurationOutcome> {
    const cfgData = [...lines].map(([key, value = '']) => `${key}=${value}`).join('\n');
    const body = { cfgData, ...writeFlags({ testMode, noSave }) };
    const data = await this.client.form('/api/cfg', { body, timeoutMs: TIME_OUT_MS.write, ...options });
    return mapOutcome(data);
  }
}

/** Ports of configuration backup, and parts of the configuration, by the classic interface. */
export const PORTS = [
  transportPort(BackupPort, ({ client, session, clock, heartbeat, settings }) =>
    Object.assign(
      new ClassicBackup(client, { upload: withPollingPaused(settings.upload, heartbeat), clock }),
      backupFromAddress({ ...settings, session }),
    ),
  ),
  transportPort(ConfigurationSectionPort, ({ client }) => new ClassicConfigurationSection(client)),
];
