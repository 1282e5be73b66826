import type { OpenSocket } from '../http/socket/index.ts';
import type { FetchRequest, ReadCookies } from '../http/session/index.ts';
import type { UploadTransport } from '../http/transfer/index.ts';

/** Where the classic calls go and how they get there. */
export interface ClassicSettings {
  /** Empty in the page, which the device itself serves. */
  readonly baseUrl: string;
  readonly fetch: FetchRequest;
  readonly upload: UploadTransport;
  readonly openSocket: OpenSocket;
  readonly readCookies: ReadCookies;
}
