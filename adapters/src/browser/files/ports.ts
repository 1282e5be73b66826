import { DownloadPort } from '@radiolink/application/files/download.port';
import { BrowserDownload } from './download.adapter.ts';
import type { BrowserBinding } from '../browser-ports.ts';
import { port } from '../../wiring/port-binding.ts';

/** Saving of files, by the browser. */
export const PORTS: readonly BrowserBinding[] = [port(DownloadPort, () => new BrowserDownload())];
