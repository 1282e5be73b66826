import { ContainerModule } from 'inversify';
import { browserFetch } from '../../../browser/page/browser-fetch.ts';
import { xhrUpload } from '../../../browser/files/xhr-upload.ts';
import { browserSocket } from '../../browser-socket.ts';
import type { V1Settings } from '../../../http/v1/v1-ports.ts';
import { bindV1Start } from '../v1-start.ts';

/** The device that serves the page. */
export const PAGE: V1Settings = {
  baseUrl: '',
  fetch: browserFetch,
  upload: xhrUpload(),
  openSocket: browserSocket(''),
};

/** The ports that the page begins with, by the versioned API of the device that serves it. */
export const v1Start = new ContainerModule(options => bindV1Start(options, PAGE));
