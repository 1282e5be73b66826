import type { Observable } from 'rxjs';
import type { Transfer, TransferFile } from '../files/transfer.ts';
import { type Token, token } from '../wiring/token.ts';

/** The backup of a device's configuration. Unsubscribing cancels a transfer. Errors with `RequestFailure`. */
export interface BackupPort {
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
