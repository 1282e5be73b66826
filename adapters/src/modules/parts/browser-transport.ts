import { xhrUpload } from '../../browser/files/xhr-upload.ts';
import { browserSocket } from '../browser-socket.ts';
import type { ClassicSettings } from '../../http/device-settings.ts';

/** The browser's uploads and sockets, to the device that serves the page. */
export const TRANSPORT: Pick<ClassicSettings, 'upload' | 'openSocket'> = {
  upload: xhrUpload(),
  openSocket: browserSocket(''),
};
