import type { OpenSocket } from './socket/live-socket.ts';
import type { FetchRequest } from './client/fetch-request.ts';
import type { ReadCookies } from './classic/session/read-cookies.ts';
import type { UploadTransport } from './transfer/upload-transport.ts';

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
