import { xhrUpload } from '../../browser/transfer/index.ts';
import { browserSocket } from '../browser-socket.ts';
import type { ClassicSettings } from '../classic-settings.ts';

/** The browser's uploads and sockets, to the device that serves the page. */
export const TRANSPORT: Pick<ClassicSettings, 'upload' | 'openSocket'> = {
  upload: xhrUpload(),
  openSocket: browserSocket(''),
};
