import type { OpenSocket } from './socket/live-socket.ts';
import type { FetchRequest } from './client/fetch-request.ts';
import type { UploadTransport } from './transfer/upload-transport.ts';

/** Reads the cookies that scripts may see, as `document.cookie` writes them. */
export type ReadCookies = () => string;

/** Destination and transport of the calls. */
export interface PageSettings {
  /** Empty in the page, which the device itself serves. */
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
  readonly readCookies: ReadCookies;
}

/** The same with the transports that few pages need. */
export interface ClassicSettings extends PageSettings {
  readonly upload: UploadTransport;
  readonly openSocket: OpenSocket;
}
