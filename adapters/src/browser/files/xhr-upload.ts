import type { TransferProgress } from '@radiolink/application/files/transfer';

/** Required part of an XMLHttpRequest. */
export type UploadingRequest = Pick<
  XMLHttpRequest,
  | 'open'
  | 'setRequestHeader'
  | 'send'
  | 'abort'
  | 'getAllResponseHeaders'
  | 'addEventListener'
  | 'responseType'
  | 'response'
  | 'status'
  | 'statusText'
> & { readonly upload: Pick<XMLHttpRequestUpload, 'addEventListener'> };

/** Statuses whose answers may have no body; `Response` refuses one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Uploads by XMLHttpRequest, because `fetch` reports no upload progress. Rejects with a TypeError when the
 * device cannot be reached and with the signal's reason when cancelled, as `fetch` does.
 */
export function xhrUpload(
  create: () => UploadingRequest = () => new XMLHttpRequest(),
): (request: Request, report: (progress: TransferProgress) => void) => Promise<Response> {
  return async (request, report) => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    const upload = create();
    return new Promise((resolve, reject) => {
      const cancel = () => upload.abort();
      const end = () => request.signal.removeEventListener('abort', cancel);
      request.signal.addEventListener('abort', cancel, { once: true });
      upload.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        report({ bytes: loaded, totalBytes: lengthComputable ? total : undefined }),
      );
      upload.addEventListener('load', () => resolve(responseOf(upload)));
      upload.addEventListener('error', () => reject(new TypeError('The upload failed.')));
      upload.addEventListener('abort', () => reject(request.signal.reason));
      upload.addEventListener('loadend', end);
      upload.open(request.method, request.url);
      for (const [name, value] of request.headers) upload.setRequestHeader(name, value);
      upload.responseType = 'arraybuffer';
      upload.send(body);
    });
  };
}

function responseOf(upload: UploadingRequest): Response {
  const { status, statusText } = upload;
  const body = WITHOUT_BODY.has(status) ? null : (upload.response as ArrayBuffer);
  return new Response(body, { status, statusText, headers: headersOf(upload.getAllResponseHeaders()) });
}

/** `name: value` lines, as XMLHttpRequest gives them. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
