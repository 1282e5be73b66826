import { type Token, token } from '../wiring/token.ts';
import type { TransferFile } from './transfer.ts';

/** Hands a file to the person in front of the page. */
export interface DownloadPort {
  save(file: TransferFile): void;
}
export const DownloadPort: Token<DownloadPort> = token<DownloadPort>('files/DownloadPort');
