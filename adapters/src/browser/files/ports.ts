import { DownloadPort } from '@radiolink/application/files/download.port';
import { BrowserDownload } from './download.adapter.ts';
import { port } from '../browser-ports.ts';

/** Saving of files, by the browser. */
export const PORTS = [port(DownloadPort, () => new BrowserDownload())];
