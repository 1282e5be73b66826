import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import type { Transfer, TransferFile } from '@radiolink/application/files/transfer';
import type { Observable } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { downloaded } from '../downloaded.ts';
import { v1Port } from '../v1-ports.ts';

const UNNAMED = 'support.tar.gz';

/** The support file by `GET /system/support-file`. */
export class V1SupportFile implements SupportFilePort {
  constructor(private readonly client: V1Client) {}

  download(options?: CallOptions): Observable<Transfer<TransferFile>> {
    return downloaded(
      this.client,
      (api, signal) => api.GET('/api/v1.0/system/support-file', { parseAs: 'stream', signal }),
      UNNAMED,
      options,
    );
  }
}

/** The support file, by the versioned API. */
export const PORTS = [v1Port(SupportFilePort, ({ client }) => new V1SupportFile(client))];
