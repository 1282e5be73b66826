import type { Observable } from 'rxjs';
import type { Transfer, TransferFile } from '../files/transfer.ts';
import { type Token, token } from '../wiring/token.ts';

/** The support file for the manufacturer. Unsubscribing cancels it. Errors with `RequestFailure`. */
export interface SupportFilePort {
  download(): Observable<Transfer<TransferFile>>;
}
export const SupportFilePort: Token<SupportFilePort> = token<SupportFilePort>('support/SupportFilePort');
