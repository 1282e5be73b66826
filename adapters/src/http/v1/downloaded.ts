import type { Transfer, TransferFile } from '@radiolink/application/files/transfer';
import type { Observable } from 'rxjs';
import { TIME_OUT_MS } from '../client/time-outs.ts';
import type { CallOptions } from '../client/answer.ts';
import { receivedFile, transferred } from '../transfer/transferred.ts';
import type { V1Client, V1Send } from './client/v1-client.ts';

/** A file from the device, saved as it comes. Send the call with `parseAs: 'stream'`. */
export function downloaded(
  client: V1Client,
  send: V1Send<unknown>,
  unnamed: string,
  options?: CallOptions,
): Observable<Transfer<TransferFile>> {
  return transferred(async (cancel, report) => {
    const { data } = await client.json(
      async (api, signal) => {
        const { error, response } = await send(api, signal);
        if (!response.ok) return { error, response };
        return { data: { file: await receivedFile(response, unnamed, report) }, response };
      },
      { timeoutMs: TIME_OUT_MS.download, signal: cancel, ...options },
    );
    return data.file;
  });
}
