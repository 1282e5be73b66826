import { ContainerModule } from 'inversify';
import { browserFetch, readBrowserCookies } from '../browser/page/browser-fetch.ts';
import { xhrUpload } from '../browser/files/xhr-upload.ts';
import { fetchUpload } from '../http/transfer/upload-transport.ts';
import { browserSocket } from './browser-socket.ts';
import { bindClassic } from './all-classic.ts';
import type { ClassicSettings } from '../http/device-settings.ts';

/** The ports over HTTP for any device. Omitted options use the browser's. */
export function httpModuleFor(settings: Partial<ClassicSettings>): ContainerModule {
  const { baseUrl = '', fetch, readCookies = readBrowserCookies } = settings;
  const upload = settings.upload ?? (fetch === undefined ? xhrUpload() : fetchUpload(fetch));
  const openSocket = settings.openSocket ?? browserSocket(baseUrl);
  return new ContainerModule(options =>
    bindClassic(options, { baseUrl, fetch: fetch ?? browserFetch, readCookies, upload, openSocket }),
  );
}
