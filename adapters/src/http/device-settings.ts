import type { OpenSocket } from './socket/index.ts';
import type { FetchRequest, ReadCookies } from './session/index.ts';
import type { UploadTransport } from './transfer/index.ts';

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
