import type { RemoteFirmwarePort } from '@radiolink/application/firmware/firmware.port';
import type { RemoteProblem } from '@radiolink/application/remote-device/remote-device.port';
import type { DeviceSession } from '@radiolink/application/safe-apply/device-line';
import type { Credentials } from '@radiolink/application/session/session.port';
import type { StoredConfiguration } from '@radiolink/domain/configuration';
import type { FetchError } from '@radiolink/domain/errors';
import type { RemoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { DeviceLog } from '@radiolink/application/log/log.port';
import type { Observable } from 'rxjs';

/**
 * What a page asks of the server in front of its device, so that this manages a remote device for it: the calls of a session,
 * by name. Both sides are of this program: `RelayRemoteDevice` in the page, `RemoteDevices` in the server of `npm start`.
 */

/** Where such a server is asked. A device answers nothing of use there. */
export const REMOTE_PATH = '/__relay/remote-devices';
/** What a server that manages remote devices answers to a `GET`. */
export const REMOTE_GREETING = 'radiolink-relay';

/** What is known of a remote device as soon as somebody is logged in to it. */
export interface OpenedRemote {
  /** Of the session with it on the server. Whoever knows it can use the session. */
  readonly id: string;
  readonly readOnly: boolean;
  readonly boardInfo: string;
  readonly endsOwnTestsOnly: boolean;
  readonly alwaysSaves: boolean;
  /** It downloads firmware from an address. */
  readonly fetchesFirmware: boolean;
  /** It discards an image that waits. */
  readonly discardsFirmware: boolean;
}

/** A configuration as JSON carries it, which knows no sets. */
export type SentConfiguration = Omit<StoredConfiguration, 'carried'> & {
  readonly carried?: readonly string[] | undefined;
};

type Configuration = DeviceSession['configuration'];

/** The calls of an open session. What reports percents is a stream. */
export interface RemoteCalls {
  readStatus(): Promise<DeviceStatus>;
  readLog(): Promise<DeviceLog>;
  locate(seconds: number): Promise<void>;
  reboot(): Promise<void>;
  readConfiguration(): Promise<SentConfiguration>;
  write: Configuration['write'];
  apply: Configuration['apply'];
  discard: Configuration['discard'];
  readTest: DeviceSession['configurationTest']['read'];
  ask: DeviceSession['presence']['ask'];
  readRegulation: DeviceSession['regulation']['read'];
  checkForUpdate: RemoteFirmwarePort['checkForUpdate'];
  download(): Observable<number>;
  fetchFrom(source: { readonly url: string; readonly verifyCertificate: boolean }): Observable<number>;
  stage: RemoteFirmwarePort['stage'];
  discardFirmware(): Promise<void>;
  flash: RemoteFirmwarePort['flash'];
  logOut(): Promise<void>;
}

/** The body of a request: a login, or a call of a session. */
export type RemoteRequest =
  | { readonly call: 'login'; readonly target: RemoteTarget; readonly credentials: Credentials }
  | {
      readonly call: keyof RemoteCalls;
      readonly target: RemoteTarget;
      readonly id: string;
      readonly given: readonly unknown[];
    };

/** The result of a login. */
export type SentLogin =
  | { readonly ok: true; readonly remote: OpenedRemote }
  | { readonly ok: false; readonly problem: RemoteProblem };

/** A line of an answer, each a text of JSON: values as they come, then the result or why there is none. */
export type RemoteLine =
  | { readonly value: number }
  | { readonly result: unknown }
  | { readonly failure: FetchError };
