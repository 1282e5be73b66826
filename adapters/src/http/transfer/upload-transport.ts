import type { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import type { TransferProgress } from '@radiolink/application/files/transfer';
import type { FetchRequest } from '../client/fetch-request.ts';
import { networkFailure } from '../client/failure.ts';

export type ReportProgress = (progress: TransferProgress) => void;

/** Carries a request like `fetch`, and reports upload progress. The seam of uploads. */
export type UploadTransport = (request: Request, report: ReportProgress) => Promise<Response>;

/** An upload by `fetch`, which reports no progress: for environments without a browser. */
export function fetchUpload(fetch: FetchRequest): UploadTransport {
  return async (request, report) => {
    const { size } = await request.clone().blob();
    report({ bytes: 0, totalBytes: size });
    const response = await fetch(request);
    report({ bytes: size, totalBytes: size });
    return response;
  };
}

/** The same transport, with automatic requests disabled while it carries an upload: the device is busy receiving. */
export function withPollingPaused(
  transport: UploadTransport,
  heartbeat: Pick<HeartbeatLock, 'during'>,
): UploadTransport {
  return (request, report) => heartbeat.during(() => transport(request, report));
}

/** The `fetch` of one call that goes over a transport. */
export function viaTransport(transport: UploadTransport, report: ReportProgress): FetchRequest {
  return request =>
    transport(request, report).catch(() => {
      throw networkFailure('unreachable');
    });
}

/** A multipart body: given to openapi-fetch as the serializer of a call. */
export function multipart(name: string, file: Blob): () => FormData {
  return () => {
    const form = new FormData();
    form.set(name, file);
    return form;
  };
}
