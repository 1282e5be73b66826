import type { FirmwareUpdate } from '@radiolink/domain/device';
import type { Observable } from 'rxjs';
import type { RestartOutcome } from '../system/restart.port.ts';
import type { Transfer } from '../files/transfer.ts';
import { type Token, token } from '../wiring/token.ts';

/** An image that the device looked at and found good. */
export interface UploadedFirmware {
  /** Full version; undefined if the firmware does not report it. */
  readonly version?: string | undefined;
}

/** How far the device is with an image, whoever brought it. */
export type FirmwareStage =
  | { readonly kind: 'none' }
  /** It downloads or checks one. */
  | { readonly kind: 'working'; readonly percent: number }
  /** One is checked and waits for its installation. */
  | {
      readonly kind: 'waiting';
      readonly version: string | undefined;
      /** True if the device says that it does not come from the manufacturer. */
      readonly thirdParty?: boolean;
    };

/** Firmware of the device. Rejects and errors with `RequestFailure`. */
export interface FirmwarePort {
  /** Requests the manufacturer's server through the device; undefined on products without this call. */
  checkForUpdate(options?: { readonly force?: boolean }): Promise<FirmwareUpdate | undefined>;
  /**
   * Lets the device fetch the newest firmware: percent, completing at 100. Unsubscribing ends the following only: a
   * device has no way to end the fetching. Goes on while heartbeats are held, for it is what they are held for.
   */
  download(): Observable<number>;
  /** Puts an image on the device, which checks it. Unsubscribing cancels the transfer. */
  upload(file: Blob): Observable<Transfer<UploadedFirmware>>;
  /** Lets the device fetch an image from an address: percent, completing at 100. Missing where a device cannot. */
  fetchFrom?(source: { readonly url: string; readonly verifyCertificate: boolean }): Observable<number>;
  /** How far the device is: for a page that did not start it. Works while heartbeats are held. */
  stage(): Promise<FirmwareStage>;
  /** Discards the uploaded image. Missing if the device cannot. */
  discard?(): Promise<void>;
  /** Writes the image that waits and restarts into it. */
  flash(): Promise<RestartOutcome>;
}
export const FirmwarePort: Token<FirmwarePort> = token<FirmwarePort>('firmware/FirmwarePort');

/** Firmware of a remote device, which no file reaches: the device between forwards text. */
export type RemoteFirmwarePort = Omit<FirmwarePort, 'upload'>;
