import type { TransferFile, Transfer } from '@radiolink/application/files/transfer';
import { networkFailure } from '../client/failure.ts';
import type { ReportProgress } from './upload-transport.ts';
import { from, map, Observable } from 'rxjs';

/** `filename="LiteBeam 5AC-001122334455-20260501.cfg"` */
const FILE_NAME = /filename="([^"]+)"|filename=([^;\s]+)/i;
/** Characters that no file system accepts, and paths that leave a folder. */
const NOT_IN_NAMES = /[\\/:*?<>|\p{Cc}]/gu;
const LONGEST_NAME = 128;

/**
 * The body of a response as a file, with any content: text, gzip, binary. Reports its progress.
 * @throws RequestFailure an empty body, or one that is shorter than announced, is a network error `malformed`
 */
export async function receivedFile(
  response: Response,
  name: string,
  report: ReportProgress,
): Promise<TransferFile> {
  const announced = Number(response.headers.get('Content-Length') ?? Number.NaN);
  // A length counts the bytes on the wire, which are fewer when they are compressed.
  const isPlain = response.headers.get('Content-Encoding') === null;
  const totalBytes = isPlain && Number.isInteger(announced) ? announced : undefined;
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    parts.push(part.value);
    bytes += part.value.byteLength;
    report({ bytes, totalBytes });
  }
  if (bytes === 0 || (totalBytes !== undefined && bytes < totalBytes)) throw networkFailure('malformed');
  const content = new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
  return { name: nameOf(response) ?? name, content };
}

function nameOf(response: Response): string | undefined {
  const [, quoted, bare] = FILE_NAME.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  const name = (quoted ?? bare ?? '')
    .replaceAll(NOT_IN_NAMES, '_')
    .replace(/^\.+/, '')
    .slice(0, LONGEST_NAME);
  return name === '' ? undefined : name;
}

/** A transfer as a stream: subscribing starts it, unsubscribing cancels it. */
export function transferred<T>(
  carry: (signal: AbortSignal, report: ReportProgress) => Promise<T>,
): Observable<Transfer<T>> {
  return new Observable(subscriber => {
    const abort = new AbortController();
    const report: ReportProgress = progress => subscriber.next({ kind: 'progress', ...progress });
    const done = (result: T): Transfer<T> => ({ kind: 'done', result });
    const carrying = from(carry(abort.signal, report)).pipe(map(done)).subscribe(subscriber);
    return () => {
      carrying.unsubscribe();
      abort.abort();
    };
  });
}
