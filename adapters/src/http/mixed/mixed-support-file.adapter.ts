import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import type { Transfer, TransferFile } from '@radiolink/application/files/transfer';
import { defer, type Observable, switchMap } from 'rxjs';
import { type MixedSettings, offeredPart } from './versioned-part.ts';
import { classicPort } from '../classic/classic-ports.ts';

/** The support file of a device with a classic login, by its versioned API. reading 12. */
class MixedSupportFile implements SupportFilePort {
  constructor(private readonly settings: MixedSettings) {}

  download(): Observable<Transfer<TransferFile>> {
    return defer(() => offeredPart(this.settings)).pipe(
      switchMap(({ client, V1SupportFile }) => new V1SupportFile(client).download()),
    );
  }
}

/** The support file of a device with the classic API. */
export const PORTS = [
  classicPort(SupportFilePort, ({ session, settings }) => new MixedSupportFile({ ...settings, session })),
];
