import type { Observable } from 'rxjs';
import type { Transfer, TransferFile } from '../files/transfer.ts';
import { type Token, token } from '../wiring/token.ts';

/** The backup of a device's configuration. Unsubscribing cancels a transfer. Errors with `RequestFailure`. */
export interface BackupPort {
  /** True of a device that applies an uploaded backup itself and reboots. */
  readonly appliesItself?: boolean;
  /** The configuration as a file, named by the device. Contains secrets in clear. */
  download(): Observable<Transfer<TransferFile>>;
  /**
   * Uploads a backup to the device; it is reported as modified until it is applied or discarded. A device
   * that applies it automatically reports no modification, and reboots.
   */
  stage(file: Blob): Observable<Transfer<{ readonly modified: boolean }>>;
  /** Lets the device fetch a backup, apply it and restart: percent, completing at 100. Missing where a device cannot. */
  restoreFrom?(source: { readonly url: string; readonly verifyCertificate: boolean }): Observable<number>;
}
export const BackupPort: Token<BackupPort> = token<BackupPort>('backup/BackupPort');

/**
 * Parts of a versioned device that it stores as one document each: the whole configuration, network, wireless
 * with airMAX, services, and system.
 */
export type DeviceDocument = 'configuration' | 'network' | 'wireless' | 'services' | 'system';

/** A document as the device sent it, or as it shall be. It may hold secrets: never to be logged. */
export type DocumentContent = Readonly<Record<string, unknown>>;

export interface DocumentWrite {
  /**
   * The configuration in the response is in effect until confirmed, for 240 s; then it is reverted
   * (reading 7).
   */
  readonly testMode?: boolean | undefined;
}

/**
 * The complete documents, for callers that need more than the settings of this program. Rejects with
 * `RequestFailure`; after a failed check its detail names the fields.
 */
export interface DeviceDocumentsPort {
  read(document: DeviceDocument): Promise<DocumentContent>;
  /** The system takes any part, the others are written whole. */
  write(document: DeviceDocument, content: DocumentContent, options?: DocumentWrite): Promise<void>;
}
export const DeviceDocumentsPort: Token<DeviceDocumentsPort> = token<DeviceDocumentsPort>(
  'backup/DeviceDocumentsPort',
);
