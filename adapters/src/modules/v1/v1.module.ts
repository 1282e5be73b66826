import { ContainerModule } from 'inversify';
import { browserFetch } from '../../browser/page/browser-fetch.ts';
import { xhrUpload } from '../../browser/files/xhr-upload.ts';
import { fetchUpload } from '../../http/transfer/upload-transport.ts';
import { browserSocket } from '../browser-socket.ts';
import { bindPorts } from '../../wiring/port-binding.ts';
import { ALL_V1 } from './all-v1.ts';
import { V1_SHARED, type V1Settings } from '../../http/v1/v1-ports.ts';
import { bindV1Start } from './v1-start.ts';

/**
 * Every port by the versioned API alone, in front of any device that has no other. What is left out is the browser's.
 * reading 12.
 */
export function v1ModuleFor({ baseUrl = '', fetch, ...settings }: Partial<V1Settings>): ContainerModule {
  const upload = settings.upload ?? (fetch === undefined ? xhrUpload() : fetchUpload(fetch));
  const openSocket = settings.openSocket ?? browserSocket(baseUrl);
  return new ContainerModule(options => {
    const all = { baseUrl, fetch: fetch ?? browserFetch, upload, openSocket };
    bindV1Start(options, all);
    bindPorts(options, V1_SHARED, all, ALL_V1);
  });
}
