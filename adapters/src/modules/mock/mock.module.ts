import { ContainerModule } from 'inversify';
import { systemClock } from '../../browser/page/system-clock.ts';
import {
  createVirtualRadio,
  MemoryCookieJar,
  type VirtualRadio,
  type VirtualRadioOptions,
} from '@radiolink/virtual-radio';
import { fetchUpload, type UploadTransport } from '../../http/transfer/upload-transport.ts';
import { bindClassic } from '../all-classic.ts';
import { radioSocketOpener } from './radio-socket.ts';

/** Requests need an absolute address outside of a page; this one never leaves the program. */
const NOWHERE = 'http://radio.invalid';
const CALLER = '127.0.0.1';

/**
 * The ports in front of a radio in memory: the same HTTP adapters as `httpModule`, with the radio's `fetch`. A browser
 * takes cookies out of requests and answers that scripts make, so the cookies lie in a jar beside them.
 */
export function mockModule(
  radio: VirtualRadio | Partial<VirtualRadioOptions> = {},
  upload?: UploadTransport,
): ContainerModule {
  const device = 'fetch' in radio ? radio : createVirtualRadio({ clock: systemClock, ...radio });
  const cookies = new MemoryCookieJar();
  const caller = { address: CALLER, cookies };
  const fetch = (request: Request) => device.fetch(request, caller);
  return new ContainerModule(options =>
    bindClassic(options, {
      baseUrl: NOWHERE,
      fetch,
      upload: upload ?? fetchUpload(fetch),
      openSocket: radioSocketOpener(device, caller),
      readCookies: () => cookies.header(),
    }),
  );
}
