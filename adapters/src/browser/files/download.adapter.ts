import { DownloadPort } from '@radiolink/application/files/download.port';
import type { TransferFile } from '@radiolink/application/files/transfer';
import { browserPort } from '../browser-ports.ts';

/** Long enough for every browser to have taken the file over. */
const LIFETIME_MS = 60_000;

/** Saves files as the browser saves downloads. */
export class BrowserDownload implements DownloadPort {
  readonly #document: Document;

  constructor(page: Document = document) {
    this.#document = page;
  }

  save({ name, content }: TransferFile): void {
    const address = URL.createObjectURL(content);
    const link = this.#document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), LIFETIME_MS);
  }
}

/** Saving of files, by the browser. */
export const PORTS = [browserPort(DownloadPort, () => new BrowserDownload())];
